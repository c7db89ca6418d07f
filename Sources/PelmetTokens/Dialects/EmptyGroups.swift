internal import PelmetSyntax

/// Groups in which there are no tokens yet: DTCG allows them, and exports have a file for each component, whatever is in it.
enum EmptyGroups: Dialect {
  static func detect(_ file: DetectedFile) -> Bool { file.hasGroupsOnly }

  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]? {
    [FilePart(root: root, groupsOf: EmptyGroups.self)]
  }

  static var remark: Remark? { nil }

  static var isWithoutTokens: Bool { true }
}
