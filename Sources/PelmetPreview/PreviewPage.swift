#if !canImport(UIKit)
  public import Pelmet

  /// A page with pictures of the bars of themes, to look at in a browser.
  ///
  /// It stands for itself: the pictures are in it, and it loads and runs nothing. The same themes give the same text on every machine.
  public enum PreviewPage {
    /// The page as HTML in UTF-8: a section for each theme, in the order given.
    /// - Parameter title: The heading of the page.
    @MainActor public static func html(title: String, themes: [Theme]) -> String {
      let sections = themes.enumerated().map { PreviewSection(theme: $1, anchor: "theme-\($0 + 1)") }
      let links = sections.map { "<li><a href=\"#\($0.anchor)\">\($0.heading)</a></li>\n" }
      let title = XMLText.escaped(title)
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(title)</title>
        <style>
        \(PreviewStyle.css)
        </style>
        </head>
        <body>
        <h1>\(title)</h1>
        <ul>
        \(links.joined())</ul>
        \(sections.map(\.html).joined())</body>
        </html>

        """
    }
  }
#endif
