/// A web page in one file that loads nothing.
package struct HTMLDocument {
  private let title: String
  private let policy: String
  private let style: String
  private let body: String

  /// - Parameters:
  ///   - title: With its markup escaped, as the body.
  ///   - runsScripts: Whether the body has scripts.
  ///   - style: CSS in lines.
  ///   - body: HTML in lines.
  package init(title: String, runsScripts: Bool, style: String, body: String) {
    (self.title, self.style, self.body) = (title, style, body)
    policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'" + (runsScripts ? "; script-src 'unsafe-inline'" : "")
  }

  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(title)</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
