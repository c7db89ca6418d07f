#if !canImport(UIKit)
  public import Pelmet

  /// A web page with pictures of devices that wear themes.
  ///
  /// The page contains its pictures and scripts, and loads nothing. The same themes give the same text on every machine.
  public enum PreviewPage {
    /// The page as HTML in UTF-8, with the themes in the order given.
    /// - Parameters:
    ///   - title: The heading of the page.
    ///   - designRequiresCompatibility: Whether the app keeps the look of before iOS 26, by the key `UIDesignRequiresCompatibility`.
    @MainActor public static func html(title: String, themes: [Theme], designRequiresCompatibility: Bool = false) -> String {
      html(title: title, themes.map { PreviewedTheme($0, designRequiresCompatibility: designRequiresCompatibility) })
    }

    /// The page of themes of several apps.
    @MainActor package static func html(title: String, _ themes: [PreviewedTheme]) -> String {
      let data = PageData(title: title, themes)
      let title = XMLText.escaped(title)
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>\(title)</title>
        <style>
        \(PageScripts.styles)\(data.parametersData.css)</style>
        </head>
        <body>
        \(PageSkeleton.body(title: title, definitions: data.collection.definitions.elements))\
        <script type="application/json" id="data">\(data.json)</script>
        <script>
        \(PageScripts.script)</script>
        </body>
        </html>

        """
    }

    /// The page runs what stands in it, and loads nothing.
    private static let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
  }
#endif
