import PelmetDiagnostics
import PelmetSyntax

/// The rules of every page: nothing that a theme says is markup, script or style.
struct PageCheck {
  private let page: String

  init(_ page: String) { self.page = page }

  /// Stops when something is not as it must be.
  func check() {
    refuse(page, "the page")
    let (beforeStyle, style, afterStyle) = parts(page, "<style>\n", "</style>")
    require(!style.contains("fuzz"), "a text of a theme is in the style")
    let (beforeData, data, afterData) = parts(afterStyle, "<script type=\"application/json\" id=\"data\">", "</script>")
    let (beforeScript, script, rest) = parts(afterData, "<script>\n", "</script>")
    require(!script.contains("fuzz"), "a text of a theme is in the script")
    var markup = MarkupReader()
    let withoutDoctype = beforeStyle.dropFirst("<!DOCTYPE html>\n".count)
    for text in [withoutDoctype, beforeData, beforeScript, rest] { markup.read(text) }
    require(markup.open.isEmpty, "elements are open at the end: \(markup.open)")
    check(data: String(data))
  }

  /// The data is strict JSON, and the lines and values of its pictures are markup of ours alone.
  private func check(data: String) {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "data", bytes: Array(data.utf8))
    guard let root = JSONReader.read(file, in: sources, into: &bag)?.root, bag.sorted(in: sources).isEmpty else {
      fatalError("the data is not JSON: \(bag.sorted(in: sources).first?.summary ?? "")")
    }
    for name in ["lines", "values"] {
      guard let list = root["templates"]?[name], list.kind == .array else { fatalError("no \(name) of pictures") }
      for text in list.elements.compactMap(\.string) {
        refuse(text, "a picture")
        var line = MarkupReader()
        // Values are attributes, and ends of names.
        if name == "lines" { line.read(text[...]) } else { require(!text.contains("<") && !text.contains(">"), "\(text)") }
      }
    }
  }

  private func refuse(_ text: String, _ what: String) {
    for mark in ["<fuzz", "onfuzz=\"", "</script><script>"] {
      require(!text.contains(mark), "\(what) has an unescaped \(mark)")
    }
  }

  /// The text before a beginning, between it and the end that follows, and after that.
  private func parts(_ text: some StringProtocol, _ start: String, _ end: String) -> (Substring, Substring, Substring) {
    let text = Substring(text)
    guard let first = text.firstRange(of: start), let last = text[first.upperBound...].firstRange(of: end) else {
      fatalError("the page has no \(start)")
    }
    return (text[..<first.lowerBound], text[first.upperBound..<last.lowerBound], text[last.upperBound...])
  }
}

/// Stops with a reason, which optimized code keeps; a precondition's is lost.
func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
  if !condition { fatalError(reason()) }
}
