internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The themes that a file of data has: each fills the stored properties of one type.
struct ThemeData {
  enum Scalar {
    case text(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case nothing
  }

  struct Instance {
    /// As a theme: lower camel case.
    let name: String
    let place: SourcePlace
    let values: [String: Scalar]
  }

  private(set) var instances: [Instance] = []
  /// The values by their names, of a file that has nothing else: the content of a dictionary.
  private(set) var table: [(name: String, value: Scalar)] = []

  var isEmpty: Bool { instances.isEmpty && table.isEmpty }

  /// Reads a list of objects, or an object of objects by their names. What is neither has no themes.
  init(_ file: ImportedFile) {
    var sources = SourceMap()
    var findings = DiagnosticBag()
    let id = sources.add(path: file.path, bytes: file.bytes)
    guard let root = JSONReader.read(id, in: sources, into: &findings)?.root else { return }
    let lines = LineTable(file.bytes)
    func add(_ object: JSONValue, named key: String?) {
      guard object.kind == .object else { return }
      var values: [String: Scalar] = [:]
      for member in object.members { values[member.name] = Self.value(member.value) }
      let text =
        key
        ?? Self.names.lazy.compactMap { name in values[name].flatMap { if case .text(let text) = $0 { text } else { nil } } }
        .first
      let place = lines.position(of: Int(object.span.start))
      instances.append(
        Instance(
          name: Self.name(text ?? "theme \(instances.count + 1)"),
          place: SourcePlace(file: file.path, line: place.line, column: place.column), values: values))
    }
    switch root.kind {
    case .array: for element in root.elements { add(element, named: nil) }
    default:
      for member in root.members { add(member.value, named: member.name) }
      let members = Array(root.members)
      let all = members.compactMap { member in Self.value(member.value).map { (name: member.name, value: $0) } }
      if all.count == members.count { table = all }
    }
  }

  /// The members that name an element of a list, the best first.
  private static let names = ["name", "title", "id", "identifier"]

  private static func value(_ value: JSONValue) -> Scalar? {
    switch value.kind {
    case .string: value.string.map { .text($0) }
    case .number: value.integer.map { .integer($0) } ?? value.number.map { .real($0) }
    case .boolean: value.boolean.map { .boolean($0) }
    case .null: .nothing
    case .object, .array: nil
    }
  }

  /// `Default / Dark` is `defaultDark`.
  private static func name(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return text }
    return OwnerName.lowered(String(first)) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
