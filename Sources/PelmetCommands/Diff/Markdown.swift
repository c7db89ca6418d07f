internal import PelmetDiagnostics

/// Text in Markdown that others have written.
enum Markdown {
  /// Longer texts are cut, so that a row has a size.
  private static let limit = 200

  /// A text as code. Of backticks and plain characters if that is enough, as hosts show a swatch beside colours then.
  static func code(_ text: String) -> String {
    let shown = cut(text)
    let isPlain =
      !shown.isEmpty && shown.unicodeScalars.allSatisfy { plain.contains($0) || !$0.isASCII } && shown.first != " "
      && shown.last != " "
    return isPlain ? "`\(shown)`" : codeElement(text)
  }

  /// A text as code for places that are HTML, such as a summary.
  static func codeElement(_ text: String) -> String { "<code>\(escaped(cut(text)))</code>" }

  /// An address as the destination of a link: everything but letters, digits and what addresses are made of is percent-encoded.
  static func destination(_ address: String) -> String { encoded(address, but: addressed) }

  /// The path of a file as the destination of a link, in which nothing begins a query or names a scheme.
  static func destination(ofFile path: String) -> String { encoded(path, but: named) }

  private static func encoded(_ text: String, but plain: Set<UInt8>) -> String {
    text.utf8.map { byte in
      let isPlain = byte < 0x80 && (letters.contains(Unicode.Scalar(byte)) && byte != 0x20 || plain.contains(byte))
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static let named = Set("-._~/@!$&*+;=".utf8)
  private static let addressed = named.union(":?#%".utf8)

  private static func cut(_ text: String) -> String {
    let shown = VisibleText.escaped(String(text.unicodeScalars.prefix(limit + 1)))
    return shown.unicodeScalars.count > limit ? String(shown.unicodeScalars.prefix(limit)) + "…" : shown
  }

  /// Every character that Markdown or HTML could read as more than itself, as an entity.
  private static func escaped(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !(letters.contains(scalar)) {
        output.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,".unicodeScalars)
  private static let plain = letters.union("#.-+:/()[]{}\"%=_".unicodeScalars)
}
