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
    if let path = change.path { lines.append("  \(path): \(LookChange.text(change.before)) → \(LookChange.text(change.after))") }
    for contrast in change.contrasts.prefix(3) {
      let indent = change.path == nil ? "  " : "    "
      let slot = change.path == nil ? "\(contrast.slot): " : ""
      lines.append("\(indent)\(slot)\(contrast.isIllegible ? "ILLEGIBLE: " : "")\(contrast.subject): \(contrast.ratios)")
    }
    if change.contrasts.count > 3 { lines.append("    and \(change.contrasts.count - 3) more texts or icons") }
    lines.append("    " + change.places.map { $0.words() }.joined(separator: " | "))
    if let source = change.source { lines.append("    \(source)") }
    return lines
  }
}
