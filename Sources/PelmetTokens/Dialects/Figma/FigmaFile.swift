internal import PelmetDiagnostics
internal import PelmetSyntax

/// Collections and variables of Figma, as its REST API answers, or as plugins write the same: lists instead of objects, names of
/// modes instead of ids.
struct FigmaFile {
  private(set) var collections: [Collection] = []
  /// The paths of variables by their ids: of deleted ones the paths that only these ids lead to.
  private(set) var paths: [String: String] = [:]
  /// The names of all variables, as Figma shows them; deleted ones have none.
  private(set) var names: Set<String> = []

  struct Collection {
    var id: String
    var name: String
    /// At least one.
    var modes: [Mode]
    /// The name of the mode that holds by default.
    var fallback: String?
    /// In the order of the file.
    var variables: [Variable] = []

    /// The modes by their ids and their names; ids decide.
    var positions: [String: Int] {
      var result: [String: Int] = [:]
      for name in [\Mode.name, \.id] {
        for (index, mode) in modes.enumerated().reversed() { result[mode[keyPath: name]] = index }
      }
      return result
    }
  }

  struct Mode {
    var id: String
    var name: String
    var site: JSONValue
  }

  struct Variable {
    var object: JSONValue
    var name: String
    var nameSpan: SourceSpan
    /// The name with `.` for `/`. That of a deleted variable has its id in braces behind it, so that no reference can name it.
    var path: String
    /// Whether it is deleted in Figma, but others still refer to it by its id.
    var isDeleted = false
    /// The type of tokens, or Figma's own name of it.
    var type: String?
    /// By the ids or names of modes.
    var values: [(mode: String, value: JSONValue)]
    var isRemote: Bool
    /// Whether an earlier variable of the file has the same path.
    var isRepeated = false
  }

  init(_ root: JSONValue) {
    let content = root["meta"] ?? root
    for (key, object) in Self.entries(content["variableCollections"]) { collections.append(Self.collection(object, key)) }
    var positions: [String: Int] = [:]
    // Ids decide before names.
    for name in [\Collection.name, \.id] {
      for (index, collection) in collections.enumerated().reversed() { positions[collection[keyPath: name]] = index }
    }
    var strays: [Variable] = []
    for (key, object) in Self.entries(content["variables"]) {
      let variable = Self.variable(object, key)
      if !variable.isDeleted { names.insert(variable.name) }
      if let id = object["id"]?.string ?? key { paths[id] = variable.path }
      if let id = (object["variableCollectionId"] ?? object["collection"])?.string, let position = positions[id] {
        collections[position].variables.append(variable)
      } else {
        strays.append(variable)
      }
    }
    if !strays.isEmpty {
      let mode = Mode(id: "", name: "", site: root)
      collections.append(Collection(id: "", name: "", modes: [mode], variables: strays))
    }
    markRepeated()
  }

  /// In the order of the layers, so that the one that would win is marked.
  private mutating func markRepeated() {
    var known: Set<String> = []
    for collection in collections.indices {
      for variable in collections[collection].variables.indices {
        let isNew = known.insert(collections[collection].variables[variable].path).inserted
        collections[collection].variables[variable].isRepeated = !isNew
      }
    }
  }

  // MARK: Reading

  /// `bar/tint` is `bar.tint`.
  static func path(_ name: String) -> String { String(decoding: name.utf8.map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self) }

  /// The members of an object, with their keys, or the elements of an array.
  private static func entries(_ value: JSONValue?) -> [(key: String?, object: JSONValue)] {
    guard let value else { return [] }
    return value.kind == .array ? value.elements.map { (nil, $0) } : value.members.map { ($0.name, $0.value) }
  }

  private static func collection(_ object: JSONValue, _ key: String?) -> Collection {
    let name = object["name"]?.string ?? key ?? ""
    var modes = entries(object["modes"]).map { key, mode in
      let id = (mode["modeId"] ?? mode["id"])?.string ?? key
      let name = mode["name"] ?? mode
      return Mode(id: id ?? name.string ?? "", name: name.string ?? id ?? "", site: name)
    }
    let fallback = object["defaultModeId"]?.string
    if modes.isEmpty { modes = [Mode(id: fallback ?? "", name: "", site: object)] }
    return Collection(
      id: object["id"]?.string ?? key ?? name, name: name, modes: modes,
      fallback: (modes.first { $0.id == fallback } ?? modes.first { $0.name == fallback })?.name)
  }

  private static func variable(_ object: JSONValue, _ key: String?) -> Variable {
    let name = object["name"]
    let text = name?.string ?? key ?? ""
    let values = object["valuesByMode"].map { $0.members.map { ($0.name, $0.value) } } ?? []
    let isDeleted = object["deletedButReferenced"]?.boolean ?? false
    let id = isDeleted ? "{\(object["id"]?.string ?? key ?? "")}" : ""
    return Variable(
      object: object, name: text, nameSpan: name?.span ?? object.keySpan ?? object.span, path: path(text) + id,
      isDeleted: isDeleted, type: type((object["resolvedType"] ?? object["type"])?.string),
      values: values, isRemote: object["remote"]?.boolean ?? false)
  }

  private static func type(_ name: String?) -> String? {
    switch name {
    case "COLOR": "color"
    case "FLOAT": "number"
    case "STRING": "string"
    case "BOOLEAN": "boolean"
    default: name
    }
  }
}
