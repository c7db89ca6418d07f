internal import PelmetFiles

/// Two revisions: `main..HEAD`, or `main...HEAD` from where they parted. A right side that is left out is `HEAD`; a left side that is
/// left out is a mistake, because a variable of a shell that is not set would compare `HEAD` with itself.
struct RevisionRange {
  let old: String
  let new: String
  let startsAtParting: Bool

  /// One revision on both sides.
  init(both revision: String) { (old, new, startsAtParting) = (revision, revision, false) }

  /// `nil` if the text is no range.
  init?(_ text: String) throws(UsageFailure) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let rest = text[dots.upperBound...]
    startsAtParting = rest.hasPrefix(".")
    let (left, right) = (text[..<dots.lowerBound], startsAtParting ? rest.dropFirst() : rest)
    // A path such as `../old` is no range.
    guard !left.hasSuffix("/"), !right.hasPrefix("/") else { return nil }
    guard !left.isEmpty else {
      throw UsageFailure(
        message: "'\(text)' names no revision to compare with; fix: write one before the dots, such as \"main\(text)\", "
          + "or set the variable that should have it")
    }
    (old, new) = (String(left), right.isEmpty ? "HEAD" : String(right))
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
    range = try RevisionRange(revision) ?? RevisionRange(both: revision)
  }
}
