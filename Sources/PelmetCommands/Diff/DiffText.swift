internal import PelmetDiagnostics

/// A difference for people, in a terminal. Nothing that it quotes can command the terminal.
enum DiffText {
  /// Nothing if no theme changes.
  static func render(_ report: DiffReport) -> String {
    guard !report.themes.isEmpty else { return "" }
    var lines = ["\(report.summary), from \(report.old) to \(report.new)"]
    for theme in report.themes {
      let bases = theme.bases.isEmpty ? "" : ", extends \(theme.bases.joined(separator: ", "))"
      lines += ["", "\(theme.name) (\(theme.file)\(bases)): \(theme.summary)"]
      lines += theme.changes.flatMap(self.lines)
    }
    return lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private static func lines(_ change: LookChange) -> [String] {
    var lines: [String] = []
    if let path = change.paths.first {
      let more = change.paths.count > 1 ? " (and \(change.paths.count - 1) more)" : ""
      lines.append("  \(path)\(more): \(LookChange.text(change.before)) → \(LookChange.text(change.after))")
    } else if let slot = change.worst?.slot {
      lines.append("  \(slot)")
    }
    let words = change.contrastWords()
    lines += words.prefix(3).map { "    \($0)" }
    if words.count > 3 { lines.append("    and \(words.count - 3) more texts or icons") }
    lines.append("    " + change.places.map { $0.words() }.joined(separator: " | "))
    if let source = change.source { lines.append("    \(source)") }
    return lines
  }
}
