internal import PelmetSyntax

/// The sets and themes of Tokens Studio in one file.
struct StudioFile: Dialect {
  static func detect(_ file: DetectedFile) -> Bool {
    file.root["$themes"] != nil || file.root["$metadata"]?["tokenSetOrder"] != nil
  }

  static func parts(of root: JSONValue, _ finder: inout PartFinder) -> ResolverDocument { StudioThemes.parts(of: root, &finder) }

  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]? {
    let file = StudioFile(root)
    return file.themes.isEmpty ? file.sets.map { FilePart(root: $0.value, groupsOf: StudioFile.self) } : nil
  }

  static var remark: Remark? { Remark("Tokens Studio writes it", isTold: writesPixels) }

  static func writesPixels(_ constructs: ConstructCount) -> Bool {
    constructs.dialect == StudioFile.self || constructs.hasForeignTypes || constructs.has(.modifier)
  }

  static var tolerance: FileDialect.Tolerance { .descriptions }

  /// The sets by name, in the order in which they are laid over each other.
  let sets: [(name: String, value: JSONValue)]
  let themes: [StudioTheme]
  let order: [String]

  init(_ root: JSONValue) {
    themes = StudioTheme.all(in: root["$themes"])
    order = Self.order(root["$metadata"])
    var values: [String: JSONValue] = [:]
    var names: [String] = []
    for member in root.members where member.name.utf8.first != UInt8(ascii: "$") && member.value.kind == .object {
      values[member.name] = member.value
      names.append(member.name)
    }
    // Sets that the order does not name come last.
    let known = Set(order)
    sets = (order + names.filter { !known.contains($0) }).compactMap { name in values[name].map { (name, $0) } }
  }

  /// `tokenSetOrder` of `$metadata`, each name once.
  static func order(_ metadata: JSONValue?) -> [String] {
    var seen: Set<String> = []
    return (metadata?["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? []).filter { seen.insert($0).inserted }
  }
}

/// A theme of Tokens Studio: a choice of sets.
struct StudioTheme {
  let name: String
  let group: String?
  /// The name as it is written.
  let site: JSONValue
  /// The sets that it does not leave out, in the order of the text.
  let sets: [(name: String, status: Status, site: JSONValue)]

  enum Status: String, CaseIterable {
    /// Tokens that others refer to. They come before all that are enabled.
    case source
    case enabled
  }

  init?(_ value: JSONValue) {
    guard let site = value["name"], let name = site.string else { return nil }
    (self.name, self.site) = (name, site)
    group = value["group"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    sets = (value["selectedTokenSets"].map { Array($0.members) } ?? []).compactMap { member in
      member.value.string.flatMap(Status.init).map { (member.name, $0, member.value) }
    }
  }

  static func all(in list: JSONValue?) -> [StudioTheme] { list.map { $0.elements.compactMap(StudioTheme.init) } ?? [] }
}
