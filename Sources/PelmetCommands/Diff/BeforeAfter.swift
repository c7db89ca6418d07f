internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

/// Parts of web pages that show devices before and after something.
enum BeforeAfter {
  /// Two devices beside each other.
  /// - Parameters:
  ///   - caption: Its lines, with their markup escaped.
  ///   - before: A picture; `nil` if there is none of this state.
  static func figure(_ caption: [String], before: String?, after: String?) -> String {
    func device(_ svg: String?, _ label: String) -> String {
      "<div><h3>\(label)</h3>\n\(svg ?? "<p>The theme is not there.</p>\n")</div>\n"
    }
    return """
      <figure>
      <figcaption>\(caption.joined(separator: "<br>"))</figcaption>
      \(device(before, "Before"))\(device(after, "After"))</figure>

      """
  }

  /// The definitions that the pictures of a page share, in an element that shows nothing.
  static func shared(_ definitions: [String]) -> String {
    """
    <svg width="0" height="0" aria-hidden="true"><defs>
    \(definitions.joined(separator: "\n"))
    </defs></svg>
    """
  }

  /// Writes a page into a file, if one is asked for.
  /// - Returns: False if it cannot be written, which people are told.
  static func write(_ page: String?, to path: String?, on console: Console) -> Bool {
    guard let page, let path else { return true }
    do {
      try NewFile(path, page).write()
      return true
    } catch {
      console.errors.tell("error: \(error)")
      return false
    }
  }

  /// A text of others.
  static func code(_ text: String) -> String { "<code>\(XMLText.escaped(VisibleText.escaped(text)))</code>" }

  /// Words on a contrast, whose mark stands out.
  static func contrast(_ words: String) -> String {
    let mark = "illegible"
    return words.hasPrefix(mark) ? "<strong>\(mark)</strong>\(words.dropFirst(mark.count))" : words
  }

  /// The style sheet of the page.
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

/// The definitions that the pictures of a page share, on the thread on which they are drawn.
@MainActor final class PageDefinitions {
  var definitions = Definitions()
}
