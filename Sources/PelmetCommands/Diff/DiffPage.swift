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
      "<li><a href=\"#theme-\(index + 1)\">\(code(theme.name))</a> \(theme.summary)</li>\n"
    }
    let heading = report.themes.isEmpty ? "No difference in \(DiffReport.count(report.themeCount, "theme"))" : report.summary
    return HTMLDocument(
      title: heading, style: DiffStyle.css + "\n",
      body: """
        <main>
        <h1>\(heading)</h1>
        <p>From \(code(report.old)) to \(code(report.new)).</p>
        \(report.notes.map { "<p>\($0.words(code))</p>\n" }.joined())\(links.isEmpty ? "" : "<ol>\n\(links.joined())</ol>\n")\
        \(sections.joined())</main>
        <svg width="0" height="0" aria-hidden="true"><defs>
        \(pictures.definitions.joined(separator: "\n"))
        </defs></svg>

        """
    ).text
  }

  private static func section(_ theme: ThemeDifference, _ pairs: [DiffPictures.Pair], number: Int) -> String {
    let bases = theme.bases.isEmpty ? "" : ", extends \(theme.bases.map(code).joined(separator: ", "))"
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
      <h2>\(code(theme.name)): \(theme.summary)\(bases)</h2>
      <p>\(code(theme.file))</p>
      \(pairs.map { figure($0, of: theme) }.joined())\(none)\(table)</section>

      """
  }

  private static func figure(_ pair: DiffPictures.Pair, of theme: ThemeDifference) -> String {
    func device(_ svg: String?, _ label: String) -> String {
      "<div><h3>\(label)</h3>\n\(svg ?? "<p>The theme is not there.</p>\n")</div>\n"
    }
    let change = pair.change.map { theme.changes[$0] }
    let value = change.flatMap { change in
      change.paths.first.map { "\(code($0)): \(self.value(change.before)) → \(self.value(change.after))" }
    }
    let contrasts = pair.contrasts.prefix(3).map { contrast($0.words) }
    let lines = [value].compactMap { $0 } + contrasts
    return """
      <figure>
      <figcaption>\(pair.state.words(code))\(lines.map { "<br>\($0)" }.joined())</figcaption>
      \(device(pair.before, "Before"))\(device(pair.after, "After"))</figure>

      """
  }

  private static func row(_ change: LookChange) -> String {
    var name = change.paths.first.map(code) ?? change.worst.map { code($0.slot) } ?? ""
    if change.paths.count > 1 {
      let others = change.paths.dropFirst().map { "<li>\(code($0))</li>" }.joined()
      name += "<details><summary>and \(change.paths.count - 1) more</summary><ul>\(others)</ul></details>"
    }
    if let source = change.source { name += "<br><small>\(code(source))</small>" }
    let (before, after) = change.paths.isEmpty ? ("", "") : (value(change.before), value(change.after))
    let contrasts = change.contrastWords(code).map { contrast($0) }.joined(separator: "<br>")
    let places = change.places.map { $0.words(atMost: .max, code) }.joined(separator: "<br>")
    return "<tr><th scope=\"row\">\(name)</th><td>\(before)</td><td>\(after)</td><td>\(contrasts)</td><td>\(places)</td></tr>\n"
  }

  // MARK: Parts of text

  /// A text of others.
  private static func code(_ text: String) -> String { "<code>\(XMLText.escaped(VisibleText.escaped(text)))</code>" }

  /// A value, with a swatch before a colour.
  private static func value(_ value: JSONTree?) -> String {
    let words = LookChange.text(value)
    guard case .string(let text)? = value, let color = Theme.Color.RGB(hex: text) else {
      return value == nil ? words : code(words)
    }
    return "<span class=\"swatch\" style=\"background: \(color.shortDescription)\"></span>\(code(words))"
  }

  private static func contrast(_ words: String) -> String {
    let mark = "illegible"
    return words.hasPrefix(mark) ? "<strong>\(mark)</strong>\(words.dropFirst(mark.count))" : words
  }
}

/// The style sheet of the page.
private enum DiffStyle {
  static let css = """
    :root { color-scheme: light dark; font: 15px/1.45 -apple-system, BlinkMacSystemFont, Inter, system-ui, sans-serif; }
    body { margin: 2rem; background: #ececf0; color: #1d1d1f; }
    body > svg { position: absolute; }
    code { font: 13px ui-monospace, Menlo, monospace; overflow-wrap: anywhere; }
    a { color: #0040dd; }
    section { margin-top: 3rem; border-top: 1px solid #8888; }
    figure { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1.5rem 0; break-inside: avoid; }
    figure svg { display: block; width: 320px; max-width: 100%; height: auto; overflow: visible; forced-color-adjust: none; }
    .changed { outline: 2px solid #d81b8a; outline-offset: 3px; }
    /* A part with blur or glass has the whole content in it, cut to the size of its rectangles. */
    .changed:has(> g > g > use[href$="-content"], > g > g > g > use[href$="-content"]) { outline: none; }
    .changed:has(> g > g > use[href$="-content"], > g > g > g > use[href$="-content"]) > rect,
    .changed:has(> g > g > use[href$="-content"], > g > g > g > use[href$="-content"]) > g > rect { outline: 2px solid #d81b8a; outline-offset: -2px; }
    figcaption { flex: 0 0 100%; }
    h2 code { font-size: inherit; font-weight: inherit; }
    h3 { margin: 0 0 .5rem; font-size: 13px; font-weight: 600; }
    .values { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { padding: .5rem 1rem .5rem 0; border-top: 1px solid #8884; text-align: left; vertical-align: top; font-weight: 400; }
    th[scope=col] { font-weight: 600; }
    .swatch { display: inline-block; width: 1em; height: 1em; margin-right: .4em; border: 1px solid #888; vertical-align: -.15em; }
    strong { color: #a3120b; }
    @media (prefers-color-scheme: dark) {
      body { background: #161618; color: #f5f5f7; }
      a { color: #8ab8ff; }
      strong { color: #ff8a80; }
    }
    """
}
