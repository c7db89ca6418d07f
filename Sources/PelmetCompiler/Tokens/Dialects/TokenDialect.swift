internal import PelmetSyntax

/// The kinds of files that a theme can name for its tokens, told by their contents, whatever their names.
package enum TokenDialect: Sendable {
  /// A resolver of DTCG 2025.10.
  case resolver
  /// The variables of a Figma file as its REST API, or a plugin, writes them.
  case figmaVariables
  /// `$themes.json` of Tokens Studio, beside a file for each set.
  case studioThemes
  /// Sets and themes of Tokens Studio in one file.
  case studio
  /// `props` and `aliases` of Theo.
  case theo
  /// Tokens with a value for each of several sets, as Spectrum has them.
  case spectrum
  /// Groups and tokens: of DTCG, its drafts, Style Dictionary, or one set of Tokens Studio.
  case tokens
  /// JSON without a token.
  case none

  /// The first kind that fits. O(n) in the values of the file.
  static func of(_ root: JSONValue) -> TokenDialect {
    if root["resolutionOrder"] != nil { return .resolver }
    // A schema of JSON, such as that of themes, which may be beside them.
    if root["$schema"]?.string?.contains("json-schema.org") ?? false { return .none }
    let figma = root["meta"] ?? root
    if root["meta"]?["variables"] != nil || figma["variables"] != nil && figma["variableCollections"] != nil {
      return .figmaVariables
    }
    if root.kind == .array { return root.elements.contains { $0["selectedTokenSets"] != nil } ? .studioThemes : .none }
    if root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil { return .studio }
    return isTheo(root) ? .theo : kind(of: root)
  }

  /// Groups of tokens may be called `props` and `aliases` as well: those have others beside them, or tokens of DTCG inside.
  private static func isTheo(_ root: JSONValue) -> Bool {
    let lists = [root["props"], root["aliases"]].compactMap { $0 }
    guard !lists.isEmpty else { return false }
    let hasOthers = root.members.contains { member in
      let first = member.name.utf8.first
      return first != UInt8(ascii: "$") && first != UInt8(ascii: ".") && !theoNames.contains(member.name)
    }
    return !hasOthers
      && !lists.contains { list in
        list.members.contains { $0.value["$value"] != nil } || list.elements.contains { $0["$value"] != nil }
      }
  }

  /// The names that a file of Theo has at the top.
  private static let theoNames: Set<String> = ["imports", "global", "props", "aliases", "meta", "options"]

  /// Looks for the first object that only one of the kinds has. Keeps a stack, so that depth costs no recursion.
  private static func kind(of root: JSONValue) -> TokenDialect {
    let mayBeSpectrum = root.hasKey(setsKey)
    var hasToken = false
    var pending = [root]
    while let value = pending.popLast() {
      guard value.kind == .object else { continue }
      if mayBeSpectrum, let sets = value[setsKey],
        sets.members.contains(where: { $0.value["value"] != nil || $0.value[setsKey] != nil })
      {
        return .spectrum
      }
      if !isToken(value) {
        pending += value.members.map(\.value)
      } else if mayBeSpectrum {
        hasToken = true
      } else {
        return .tokens
      }
    }
    // A set that is still empty is one.
    return hasToken || root.kind == .object && root.count == 0 ? .tokens : .none
  }

  /// The key of the values of a token of Spectrum.
  private static let setsKey = "sets"

  /// Whether an object has a value. `$ref` alone does not tell: schemas are full of it.
  private static func isToken(_ object: JSONValue) -> Bool {
    if object["$value"] != nil { return true }
    return object["value"].map { $0.kind != .object || object["type"]?.kind == .string } ?? false
  }
}
