import Foundation
import PelmetDiagnostics
import PelmetSyntax

/// The rules of every page: nothing that a theme says is markup, script or style.
@MainActor
struct PageCheck {
  private let page: Bytes
  /// The lines, and the values, of pictures that were looked at.
  private static var known: [String: Set<String>] = [:]
  /// The hashes of whole pictures that were looked at.
  private static var knownPictures: Set<Int> = []

  init(_ page: String) { self.page = Bytes(page.utf8) }

  /// Stops when something is not as it must be.
  func check() {
    refuse(page, "the page")
    let (beforeStyle, style, afterStyle) = parts(page, "<style>\n", "</style>")
    require(style.range(of: "fuzz") == nil, "a text of a theme is in the style")
    let (beforeData, data, afterData) = parts(afterStyle, "<script type=\"application/json\" id=\"data\">", "</script>")
    let (beforeScript, script, rest) = parts(afterData, "<script>\n", "</script>")
    require(script.range(of: "fuzz") == nil, "a text of a theme is in the script")
    var markup = MarkupReader()
    let withoutDoctype = beforeStyle.dropFirst("<!DOCTYPE html>\n".utf8.count)
    for text in [withoutDoctype, beforeData, beforeScript, rest] { read(text, &markup) }
    require(markup.open.isEmpty, "elements are open at the end: \(markup.open.map { String(decoding: $0, as: UTF8.self) })")
    check(data: Array(data))
  }

  /// Reads markup, and each picture in it by itself, once.
  private func read(_ text: Bytes, _ markup: inout MarkupReader) {
    var rest = text
    while let start = rest.range(of: "<svg")?.lowerBound, let end = rest[start...].range(of: "</svg>")?.upperBound {
      markup.read(rest[..<start])
      let picture = rest[start..<end]
      if Self.knownPictures.insert(picture.hash).inserted {
        var markup = MarkupReader()
        markup.read(picture)
        require(markup.open.isEmpty, "elements are open at the end of a picture")
      }
      rest = rest[end...]
    }
    markup.read(rest)
  }

  /// The data is strict JSON, and the lines and values of its pictures are markup of ours alone.
  private func check(data: [UInt8]) {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "data", bytes: data)
    guard let root = JSONReader.read(file, in: sources, into: &bag)?.root, bag.sorted(in: sources).isEmpty else {
      fatalError("the data is not JSON: \(bag.sorted(in: sources).first?.summary ?? "")")
    }
    for name in ["lines", "values"] {
      guard let list = root["templates"]?[name], list.kind == .array else { fatalError("no \(name) of pictures") }
      // Pages share their pictures.
      for text in list.elements.compactMap(\.string) where Self.known[name, default: []].insert(text).inserted {
        let bytes = Bytes(text.utf8)
        refuse(bytes, "a picture")
        var line = MarkupReader()
        // Values are attributes, and ends of names.
        if name == "lines" { line.read(bytes) } else { require(bytes.range(of: "<") == nil && bytes.range(of: ">") == nil, text) }
      }
    }
  }

  private func refuse(_ text: Bytes, _ what: String) {
    for mark: StaticString in ["<fuzz", "onfuzz=\"", "</script><script>"] {
      require(text.range(of: mark) == nil, "\(what) has an unescaped \(mark)")
    }
  }

  /// The text before a beginning, between it and the end that follows, and after that.
  private func parts(_ text: Bytes, _ start: StaticString, _ end: StaticString) -> (Bytes, Bytes, Bytes) {
    guard let first = text.range(of: start), let last = text[first.upperBound...].range(of: end) else {
      fatalError("the page has no \(start)")
    }
    return (text[..<first.lowerBound], text[first.upperBound..<last.lowerBound], text[last.upperBound...])
  }
}

/// UTF-8: looking for a text in a String takes many times as long as drawing it.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// That of a collection would take byte after byte.
  fileprivate var hash: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Where a text is first.
  func range(of text: StaticString) -> Range<Int>? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let (end, count) = (start + bytes.count, text.utf8CodeUnitCount)
      var place = start
      while let found = memchr(place, CInt(text.utf8Start.pointee), end - place), end - UnsafeRawPointer(found) >= count {
        if memcmp(found, text.utf8Start, count) == 0 {
          let lower = startIndex + (UnsafeRawPointer(found) - start)
          return lower..<lower + count
        }
        place = UnsafeRawPointer(found) + 1
      }
      return nil
    }
  }
}

/// Stops with a reason, which optimized code keeps; a precondition's is lost.
func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
  if !condition { fatalError(reason()) }
}
