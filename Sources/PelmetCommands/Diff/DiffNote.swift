/// Something to know about a comparison that is no difference.
enum DiffNote {
  /// A theme has another name and the same values.
  case renamed(String, String)
  /// A module is the same in both states: its name and its folder.
  case today(String, String)
  /// Two revisions are one commit. A file of the work tree may differ from it.
  case sameCommit(String, String, commit: String, edit: String?)
  /// Themes of the work tree that git does not track: their number, and the path of one.
  case untracked(Int, String)

  /// - Parameter quote: Writes a name.
  func words(_ quote: (String) -> String = { "'\($0)'" }) -> String {
    switch self {
    case .renamed(let old, let new): return "the theme \(quote(old)) is called \(quote(new)) now, and looks as before"
    case .today(let name, let folder): return "the module \(quote(name)) is as \(quote(folder)) is today, in both states"
    case .sameCommit(let old, let new, let commit, let edit):
      let tree =
        edit.map { "the work tree has edits, such as in \(quote($0)), which \(quote("pelmet diff \(new)")) compares" }
        ?? "no JSON file of the work tree differs from it"
      return "\(quote(old)) and \(quote(new)) are one commit, \(commit); \(tree)"
    case .untracked(let count, let path):
      return
        "\(DiffReport.count(count, "theme")), such as \(quote(path)), \(count == 1 ? "is" : "are") not tracked by git, and left out"
    }
  }

  var isOfUntracked: Bool { if case .untracked = self { true } else { false } }
}
