/// A web page in one file that loads nothing.
///
/// It has its content policy itself, as a file, or leaves it to a server, which sends a stricter one: see ``Delivery``.
package struct HTMLDocument {
  private let title: String
  private let style: String
  private let body: String
  private let script: String?
  private let delivery: Delivery

  /// How a page comes to a browser, on which its content policy depends.
  package enum Delivery: Sendable {
    /// As a file, whose policy is in the page.
    case file
    /// From a server, which sends ``headerPolicy(nonce:)``: the page's scripts have the nonce, and no others run.
    case server(nonce: String)
  }

  /// - Parameters:
  ///   - title: With its markup escaped, as the body.
  ///   - style: CSS in lines.
  ///   - body: HTML in lines.
  ///   - script: JavaScript in lines, at the end of the body; `nil` for a page that runs none.
  package init(title: String, style: String, body: String, script: String? = nil, delivery: Delivery = .file) {
    (self.title, self.style, self.body, self.script, self.delivery) = (title, style, body, script, delivery)
  }

  /// The policy for the header `Content-Security-Policy` of a server: besides the page's scripts, those of the server run, which may ask
  /// it for more. No other page may hold it.
  package static func headerPolicy(nonce: String) -> String {
    """
    default-src 'none'; script-src 'self' 'nonce-\(nonce)'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; \
    font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(ownPolicy)<title>\(title)</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)\(scriptElement)</body>
    </html>

    """
  }

  private var ownPolicy: String {
    guard case .file = delivery else { return "" }
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'" + (script == nil ? "" : "; script-src 'unsafe-inline'")
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
  }

  private var scriptElement: String {
    guard let script else { return "" }
    let attribute = if case .server(let nonce) = delivery { " nonce=\"\(nonce)\"" } else { "" }
    return "<script\(attribute)>\n\(script)</script>\n"
  }
}
