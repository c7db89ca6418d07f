internal import PelmetDiagnostics

/// Finds the token that a path may have meant.
final class NameSearch {
  /// The paths by their letters and digits in lower case; empty where several paths have the same.
  private var spellings: [String: String]?
  /// The paths by their last names.
  private var endings: [String: [String]]?

  private var groups: Set<String>?
  private var index: SpellingIndex?
  /// The answers so far: a reference is bound once for each combination of traits.
  private var known: [String: String?] = [:]

  func nearest(to path: String, in set: TokenSet) -> String? {
    if let answer = known[path] { return answer }
    let answer = search(path, in: set)
    known[path] = .some(answer)
    return answer
  }

  /// Whether a file writes a group of this path.
  func isGroup(_ path: String, in set: TokenSet) -> Bool {
    let groups = self.groups ?? Set(set.library.documents.lazy.flatMap(\.groups).map(\.path))
    self.groups = groups
    return !path.isEmpty && groups.contains(path)
  }

  private func search(_ path: String, in set: TokenSet) -> String? {
    var dotted = path.replacing("/", with: ".")
    for ending in [".$value", ".value"] where dotted.hasSuffix(ending) { dotted.removeLast(ending.count) }
    for candidate in [dotted, dotted + "." + Keyword.root] where set.contains(candidate) { return candidate }
    if let same = spellings(in: set)[Self.letters(dotted)], !same.isEmpty { return same }
    // The groups around a name are easily forgotten.
    let last = dotted.split(separator: ".").last ?? ""
    let inGroups = endings(in: set)[String(last), default: []].filter { $0.hasSuffix("." + dotted) }
    if inGroups.count == 1 { return inGroups[0] }
    let index = self.index ?? SpellingIndex(set.declaredPaths)
    self.index = index
    return index.nearest(to: dotted)
  }

  private func endings(in set: TokenSet) -> [String: [String]] {
    if let endings { return endings }
    let result = Dictionary(grouping: set.declaredPaths) { String($0.split(separator: ".").last ?? "") }
    endings = result
    return result
  }

  private func spellings(in set: TokenSet) -> [String: String] {
    if let spellings { return spellings }
    var result: [String: String] = [:]
    for path in set.declaredPaths {
      if result.updateValue(path, forKey: Self.letters(path)) != nil { result[Self.letters(path)] = "" }
    }
    spellings = result
    return result
  }

  private static func letters(_ path: String) -> String { path.lowercased().filter { $0.isLetter || $0.isNumber } }
}
