#if !canImport(UIKit)
  public import Pelmet

  /// A web page with pictures of the bars of themes.
  ///
  /// The page contains its pictures, and loads and runs nothing. The same themes give the same text on every machine.
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

  /// One theme on the page: its own bars, then the navigation bars of its contexts and screens.
  @MainActor
  struct PreviewSection {
    let theme: Theme
    /// Different in every section.
    let anchor: String

    /// The theme's title, with the name of its file if that is different.
    var heading: String {
      let name = "<code>\(XMLText.escaped(theme.name))</code>"
      return theme.title.map { "\(XMLText.escaped($0)) \(name)" } ?? name
    }

    var html: String {
      let traits = PreviewTraits(theme)
      let places = theme.places.map { place in
        "<h3>\(place.place.heading)</h3>\n" + PreviewGrid(place.table, traits, hasBottomBars: false).html
      }
      return """
        <section id="\(anchor)">
        <h2>\(heading)</h2>
        \(PreviewGrid(theme.table, traits, hasBottomBars: true).html)\(places.joined())</section>

        """
    }
  }

  extension Theme.Place {
    fileprivate var heading: String {
      let parts = [screen.map { ("Screen", $0.name) }, context.map { ("Context", $0.name) }].compactMap { $0 }
      return parts.map { "\($0.0) <code>\(XMLText.escaped($0.1))</code>" }.joined(separator: ", ")
    }
  }

  /// The style sheet of the page around the pictures.
  enum PreviewStyle {
    static let css = """
      :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
      body { margin: 2rem; }
      section { margin-top: 3rem; }
      table { border-collapse: collapse; }
      th, td { padding: .5rem 1rem .5rem 0; text-align: left; vertical-align: top; }
      th { font-weight: 600; white-space: nowrap; }
      th small { display: block; max-width: 14rem; margin-top: .5rem; font-weight: 400; white-space: normal; }
      figure { margin: 0 0 .75rem; width: 390px; }
      figure svg { display: block; width: 100%; height: auto; outline: 1px solid #8884; }
      figcaption { font-size: 12px; opacity: .7; }
      """
  }
#endif
