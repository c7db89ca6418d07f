internal import PelmetDiagnostics
internal import PelmetPreview

/// The report as a web page, with pictures of devices before and after each step. The page loads and runs nothing; what it quotes is text.
enum SDKPage {
  /// - Parameter progress: Called before the pictures of each theme are drawn.
  static func render(_ report: SDKReport, _ progress: (String) -> Void) -> String {
    var pictures = SDKPictures()
    let sections = report.steps.enumerated().map { index, step in
      section(step, report, number: index + 1, &pictures, progress)
    }
    let links = report.steps.enumerated().map { index, step in
      "<li><a href=\"#step-\(index + 1)\">\(step.step.words.capitalizedFirst)</a>: \(step.summary)</li>\n"
    }
    return HTMLDocument(
      title: "What newer SDKs change", style: BeforeAfter.css + "\n",
      body: """
        <main>
        <h1>What newer SDKs change</h1>
        <p>\(DiffReport.count(report.themeCount, "theme")). Before iOS 26 nothing changes.</p>
        <ol>
        \(links.joined())</ol>
        \(sections.joined())</main>
        \(BeforeAfter.shared(pictures.definitions))

        """
    ).text
  }

  private static func section(
    _ step: SDKReport.Step, _ report: SDKReport, number: Int, _ pictures: inout SDKPictures, _ progress: (String) -> Void
  ) -> String {
    var figures = ""
    for theme in report.themes {
      progress(theme.name)
      for pair in pictures.pairs(of: theme.drawn(), in: step.step) {
        let caption = "\(BeforeAfter.code(theme.name)): \(pair.state.words(BeforeAfter.code)), \(step.step.words)"
        figures += BeforeAfter.figure([caption], before: pair.before, after: pair.after)
      }
    }
    if figures.isEmpty { figures = "<p>The pictures of the page's devices do not change.</p>\n" }
    let values = step.bars.flatMap(\.changes).map { row($0, step.step, report) }
    let texts = step.texts.map { row($0, step.step, report) }
    let facts = step.facts.map(row)
    return """
      <section id="step-\(number)">
      <h2>\(step.step.words.capitalizedFirst): \(step.summary)</h2>
      \(table("Values", ["Seen", "Values", "Fix"], values))\
      \(table("Legibility", ["Text or icon", "Contrast", "Where"], texts))\
      \(list("Heights, as ModelCore has them (GLS-3, NAV-14, P-33)", BarMove.words(step.moves)))\
      \(table("In the app", ["Rule", "Seen", "Found by an audit", "Fix"], facts))\(figures)</section>

      """
  }

  // MARK: Tables

  private static func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let head = columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { cells in
      "<tr><th scope=\"row\">\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
    return "<h3>\(title)</h3>\n<div class=\"values\"><table>\n<tr>\(head)</tr>\n\(body.joined())</table></div>\n"
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "<h3>\(title)</h3>\n<ul>\n" + lines.map { "<li>\(XMLText.escaped($0))</li>\n" }.joined() + "</ul>\n"
  }

  private static func row(_ change: SDKReport.SectionChange, _ step: SDKStep, _ report: SDKReport) -> [String] {
    let values = change.values.map { value in
      ([value.pathWords(BeforeAfter.code), "<small>\(BeforeAfter.code(value.source))</small>"]
        + report.words(value.themes, in: step, BeforeAfter.code)).joined(separator: "<br>")
    }
    return [XMLText.escaped(change.sentence), values.joined(separator: "<br>"), XMLText.escaped(change.change.fix ?? "")]
  }

  private static func row(_ text: SDKReport.ChangedText, _ step: SDKStep, _ report: SDKReport) -> [String] {
    let source = text.source.map { "<br><small>\(BeforeAfter.code($0))</small>" } ?? ""
    let name = XMLText.escaped("\(text.contrast.part) on \(text.contrast.ground)")
    return [
      name + source, BeforeAfter.contrast(XMLText.escaped(text.contrast.words)),
      report.words(text.themes, in: step, BeforeAfter.code).joined(separator: "<br>"),
    ]
  }

  private static func row(_ fact: SDKFact) -> [String] {
    [
      fact.rule, XMLText.escaped(fact.sentence) + SDKReport.disagreement(fact.policy),
      fact.audit.map { BeforeAfter.code($0.name) } ?? "", XMLText.escaped(fact.fix ?? ""),
    ]
  }

}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
