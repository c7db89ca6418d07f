internal import PelmetSyntax

/// Groups and tokens: of DTCG, its drafts, Style Dictionary, or a set of another tool.
enum TokenGroups: Dialect {
  // A set that is still empty is one.
  static func detect(_ file: DetectedFile) -> Bool { file.hasToken || file.root.kind == .object && file.root.count == 0 }

  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]? { [FilePart(root: root)] }

  static func grouped(_ entries: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] {
    NamedModes.grouped(entries, path: path)
  }

  static var remark: Remark? {
    Remark("Style Dictionary writes it") { $0.has(.bareKey) }
      .or("drafts of DTCG had it") { constructs in
        [.colorText, .measureText, .fontText, .reference].contains(where: constructs.has)
      }
  }
}
