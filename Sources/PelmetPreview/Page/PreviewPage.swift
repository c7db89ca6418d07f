#if !canImport(UIKit)
  internal import ModelCore
  public import Pelmet

  /// A web page with pictures of the bars of themes.
  ///
  /// The page contains its pictures, and loads and runs nothing. The same themes give the same text on every machine.
  public enum PreviewPage {
    /// The page as HTML in UTF-8: a section for each theme, in the order given.
    /// - Parameters:
    ///   - title: The heading of the page.
    ///   - designRequiresCompatibility: Whether the app keeps the look of before iOS 26, by the key `UIDesignRequiresCompatibility`.
    @MainActor public static func html(title: String, themes: [Theme], designRequiresCompatibility: Bool = false) -> String {
      html(title: title, themes.map { PreviewedTheme($0, designRequiresCompatibility: designRequiresCompatibility) })
    }

    /// The page of themes of several apps.
    @MainActor package static func html(title: String, _ themes: [PreviewedTheme]) -> String {
      var definitions = Definitions()
      let sections = themes.enumerated().map { PreviewSection($1, anchor: "theme-\($0 + 1)", sharing: &definitions) }
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
        <svg width="0" height="0" aria-hidden="true"><defs>
        \(definitions.elements.joined(separator: "\n"))
        </defs></svg>
        \(sections.map(\.html).joined())</body>
        </html>

        """
    }
  }

  /// A theme to draw, and what its app says in its Info.plist.
  package struct PreviewedTheme: Sendable {
    let theme: Theme
    let infoPlist: InfoPlist

    package init(_ theme: Theme, designRequiresCompatibility: Bool) {
      self.theme = theme
      var infoPlist = InfoPlist()
      infoPlist.designRequiresCompatibility = designRequiresCompatibility
      self.infoPlist = infoPlist
    }
  }

  /// One theme on the page: devices and its own bars, then those of its contexts and screens.
  @MainActor
  struct PreviewSection {
    private let theme: Theme
    /// Different in every section.
    let anchor: String
    let html: String

    /// - Parameter definitions: Those of the page, to which the pictures add theirs.
    init(_ previewed: PreviewedTheme, anchor: String, sharing definitions: inout Definitions) {
      let (theme, infoPlist) = (previewed.theme, previewed.infoPlist)
      self.theme = theme
      self.anchor = anchor
      let traits = PreviewTraits(theme)
      let devices = PreviewDevices(theme.table, infoPlist, sharing: &definitions)
      var approximations = devices.approximations
      var places: [String] = []
      for place in theme.places {
        let devices = PreviewDevices(place.table, infoPlist, beside: devices, sharing: &definitions)
        let grid = PreviewGrid(place.table, traits, infoPlist, hasBottomBars: false)
        places.append("<h3>\(place.place.heading)</h3>\n\(devices.html)\(grid.html)")
        approximations += devices.approximations.filter { !approximations.contains($0) }
      }
      let grid = PreviewGrid(theme.table, traits, infoPlist, hasBottomBars: true)
      html = """
        <section id="\(anchor)">
        <h2>\(Self.heading(theme))</h2>
        \(devices.html)\(Self.list(approximations))\(grid.html)\(places.joined())</section>

        """
    }

    /// The theme's title, with the name of its file if that is different.
    var heading: String { Self.heading(theme) }

    /// The list of what the pictures show otherwise than devices.
    private static func list(_ approximations: [String]) -> String {
      guard !approximations.isEmpty else { return "" }
      let items = approximations.map { "<li>\(XMLText.escaped($0))</li>\n" }.joined()
      return "<details>\n<summary>Drawn otherwise than on a device</summary>\n<ul>\n\(items)</ul>\n</details>\n"
    }

    private static func heading(_ theme: Theme) -> String {
      let name = "<code>\(XMLText.escaped(theme.name))</code>"
      return theme.title.map { "\(XMLText.escaped($0)) \(name)" } ?? name
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
      :root { color-scheme: light dark; font: 15px/1.4 -apple-system, BlinkMacSystemFont, Inter, system-ui, sans-serif; }
      body { margin: 2rem; background: #ececf0; color: #1d1d1f; }
      @media (prefers-color-scheme: dark) { body { background: #161618; color: #f5f5f7; } }
      body > svg { position: absolute; }
      section { margin-top: 3rem; }
      .bars { overflow-x: auto; }
      table { border-collapse: collapse; }
      th, td { padding: .5rem 1rem .5rem 0; text-align: left; vertical-align: top; }
      th { font-weight: 600; white-space: nowrap; }
      th[scope=row] { min-width: 14rem; }
      th small { display: block; max-width: 14rem; margin-top: .5rem; font-weight: 400; white-space: normal; }
      figure { margin: 0 0 .75rem; width: 390px; }
      figure svg { display: block; width: 100%; height: auto; outline: 1px solid #8884; }
      .devices { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; max-width: 96rem; margin-bottom: 1.5rem; }
      .devices figure { width: auto; }
      .devices svg { outline: none; overflow: visible; }
      .devices figcaption { margin-top: .4rem; text-align: center; }
      @media (max-width: 50rem) { .devices { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
      figcaption { font-size: 12px; opacity: .7; }
      """
  }
#endif
