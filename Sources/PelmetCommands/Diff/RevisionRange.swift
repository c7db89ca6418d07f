internal import PelmetFiles

/// Two revisions: `main..HEAD`, or `main...HEAD` from where they parted. A side that is left out is `HEAD`.
struct RevisionRange {
  let old: String
  let new: String
  let startsAtParting: Bool

  /// One revision on both sides.
  init(both revision: String) { (old, new, startsAtParting) = (revision, revision, false) }

  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let rest = text[dots.upperBound...]
    startsAtParting = rest.hasPrefix(".")
    let sides = [text[..<dots.lowerBound], startsAtParting ? rest.dropFirst() : rest].map { $0.isEmpty ? "HEAD" : String($0) }
    // A path such as `../old` is no range.
    guard !sides[0].hasSuffix("/"), !sides[1].hasPrefix("/") else { return nil }
    (old, new) = (sides[0], sides[1])
  }
}

/// The folder of a module, perhaps at a revision, or at one for each state: `../Style@v2`, `../Style@v1..v2`.
struct ModuleRevision {
  let folder: String
  let range: RevisionRange?

  init(_ text: String) throws(UsageFailure) {
    guard !ThemeFolder(text).exists, let at = text.lastIndex(of: "@") else {
      (folder, range) = (text, nil)
      return
    }
    folder = String(text[..<at])
    let revision = String(text[text.index(after: at)...])
    guard !folder.isEmpty, !revision.isEmpty else {
      throw UsageFailure(message: "'\(text)' is not a folder at a revision; fix: write \"FOLDER@REVISION\"")
    }
    range = RevisionRange(revision) ?? RevisionRange(both: revision)
  }
}
