internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetPreview
internal import PelmetReports
internal import PelmetResolution

/// A difference as a web page, with pictures of devices before and after. The page loads and runs nothing; what it quotes is text.
enum DiffPage {
  /// - Parameter progress: Called before the pictures of each theme are drawn.
  static func render(_ report: DiffReport, _ progress: (String) -> Void) -> String {
    var pictures = DiffPictures()
    let sections = report.themes.enumerated().map { index, theme in
      progress(theme.name)
      return section(theme, pictures.pairs(of: theme), number: index + 1)
    }
    let links = report.themes.enumerated().map { index, theme in
      "<li><a href=\"#theme-\(index + 1)\">\(BeforeAfter.code(theme.name))</a> \(theme.summary)</li>\n"
    }
    let heading = report.themes.isEmpty ? "No difference in \(DiffReport.count(report.themeCount, "theme"))" : report.summary
    return HTMLDocument(
      title: heading, style: BeforeAfter.css + "\n",
      body: """
        <main>
        <h1>\(heading)</h1>
        <p>From \(BeforeAfter.code(report.old)) to \(BeforeAfter.code(report.new)).</p>
        \(report.notes.map { "<p>\($0.words(BeforeAfter.code))</p>\n" }.joined())\(links.isEmpty ? "" : "<ol>\n\(links.joined())</ol>\n")\
        \(sections.joined())</main>
        \(BeforeAfter.shared(pictures.definitions))

        """
    ).text
  }

  private static func section(_ theme: ThemeDifference, _ pairs: [DiffPictures.Pair], number: Int) -> String {
    let bases = theme.bases.isEmpty ? "" : ", extends \(theme.bases.map(BeforeAfter.code).joined(separator: ", "))"
    let rows = theme.changes.map(row)
    let table =
      rows.isEmpty
      ? ""
      : """
      <div class="values"><table>
      <tr><th scope="col">Value</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Contrast</th>\
      <th scope="col">Where</th></tr>
      \(rows.joined())</table></div>

      """
    let none =
      pairs.isEmpty && !rows.isEmpty
      ? "<p>No picture of the page's devices shows these changes, or there are too many pictures.</p>\n" : ""
    return """
      <section id="theme-\(number)">
      <h2>\(BeforeAfter.code(theme.name)): \(theme.summary)\(bases)</h2>
      <p>\(BeforeAfter.code(theme.file))</p>
      \(pairs.map { figure($0, of: theme) }.joined())\(none)\(table)</section>

      """
  }

  private static func figure(_ pair: DiffPictures.Pair, of theme: ThemeDifference) -> String {
    let change = pair.change.map { theme.changes[$0] }
    let value = change.flatMap { change in
      change.paths.first.map { "\(BeforeAfter.code($0)): \(self.value(change.before)) → \(self.value(change.after))" }
    }
    let contrasts = pair.contrasts.prefix(3).map { BeforeAfter.contrast($0.words) }
    let lines = [value].compactMap { $0 } + contrasts
    return BeforeAfter.figure([pair.state.words(BeforeAfter.code)] + lines, before: pair.before, after: pair.after)
  }

  private static func row(_ change: LookChange) -> String {
    var name = change.paths.first.map(BeforeAfter.code) ?? change.worst.map { BeforeAfter.code($0.slot) } ?? ""
    if change.paths.count > 1 {
      let others = change.paths.dropFirst().map { "<li>\(BeforeAfter.code($0))</li>" }.joined()
      name += "<details><summary>and \(change.paths.count - 1) more</summary><ul>\(others)</ul></details>"
    }
    if let source = change.source { name += "<br><small>\(BeforeAfter.code(source))</small>" }
    let (before, after) = change.paths.isEmpty ? ("", "") : (value(change.before), value(change.after))
    let contrasts = change.contrastWords(BeforeAfter.code).map { BeforeAfter.contrast($0) }.joined(separator: "<br>")
    let places = change.places.map { $0.words(atMost: .max, BeforeAfter.code) }.joined(separator: "<br>")
    return "<tr><th scope=\"row\">\(name)</th><td>\(before)</td><td>\(after)</td><td>\(contrasts)</td><td>\(places)</td></tr>\n"
  }

  // MARK: Parts of text

  /// A value, with a swatch before a colour.
  private static func value(_ value: JSONTree?) -> String {
    let words = LookChange.text(value)
    guard case .string(let text)? = value, let color = Theme.Color.RGB(hex: text) else {
      return value == nil ? words : BeforeAfter.code(words)
    }
    return "<span class=\"swatch\" style=\"background: \(color.shortDescription)\"></span>\(BeforeAfter.code(words))"
  }
}
