internal import PelmetDiagnostics

/// The report for people, in a terminal. Nothing that it quotes can command the terminal.
enum SDKText {
  static func render(_ report: SDKReport) -> String {
    report.steps.map { lines($0, report).map { VisibleText.escaped($0) + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(_ step: SDKReport.Step, _ report: SDKReport) -> [String] {
    var lines = ["\(step.step.words), on iOS \(step.step.system) and later: \(step.summary)"]
    for (section, changes) in step.bars {
      lines += ["", section] + changes.flatMap { self.lines($0, step.step, report) }
    }
    if !step.texts.isEmpty { lines += ["", "legibility"] + step.texts.flatMap { self.lines($0, step.step, report) } }
    if !step.moves.isEmpty {
      lines += ["", "heights, as ModelCore has them (GLS-3, NAV-14, P-33)"] + BarMove.words(step.moves).map { "  \($0)" }
    }
    if !step.facts.isEmpty { lines += ["", "in the app"] + step.facts.flatMap(self.lines) }
    return lines
  }

  private static func lines(_ change: SDKReport.SectionChange, _ step: SDKStep, _ report: SDKReport) -> [String] {
    var lines = ["  \(change.sentence)"]
    for value in change.values {
      lines.append("    \(value.source): \(value.pathWords())")
      lines += report.words(value.themes, in: step).map { "      \($0)" }
    }
    if let fix = change.change.fix { lines.append("    fix: \(fix)") }
    return lines
  }

  private static func lines(_ text: SDKReport.ChangedText, _ step: SDKStep, _ report: SDKReport) -> [String] {
    let source = text.source.map { "\($0): " } ?? ""
    return ["  \(source)\(text.contrast.words)"]
      + report.words(text.themes, in: step).map { "    \($0)" }
  }

  private static func lines(_ fact: SDKFact) -> [String] {
    var lines = ["  \(fact.rule): \(fact.sentence)" + SDKReport.disagreement(fact.policy)]
    if let audit = fact.audit { lines.append("    an audit finds it: \(audit.name)") }
    if let fix = fact.fix { lines.append("    fix: \(fix)") }
    return lines
  }
}
