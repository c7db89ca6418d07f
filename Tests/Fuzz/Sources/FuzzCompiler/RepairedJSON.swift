import PelmetDiagnostics
import PelmetSyntax

/// Makes JSON of any bytes: keeps strings, numbers, words and brackets where they may stand, and adds what is missing between them.
enum RepairedJSON {
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    /// The closing brackets of what is open, and whether it has a member or an element yet.
    var open: [(end: UInt8, isEmpty: Bool)] = []
    var hasKey = false
    var rest = bytes[...]

    func isObject() -> Bool { open.last?.end == UInt8(ascii: "}") }
    func begin() {
      if hasKey { return }
      if let last = open.indices.last {
        if !open[last].isEmpty { output += Array(", ".utf8) }
        open[last].isEmpty = false
      }
    }
    func close() {
      if hasKey { output += Array("null".utf8) }
      hasKey = false
      output.append(open.removeLast().end)
    }

    while let byte = rest.first {
      let token = self.token(&rest, byte)
      guard !token.isEmpty, !(output.count > 0 && open.isEmpty) else { continue }
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open.count > 1, open.last?.end == byte { close() }
      case UInt8(ascii: "\"") where isObject() && !hasKey:
        begin()
        output += token + Array(": ".utf8)
        hasKey = true
      case _ where isObject() && !hasKey: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < 40 else { continue }
        begin()
        output += token
        open.append((byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"), true))
        hasKey = false
      case _ where open.isEmpty: continue
      default:
        begin()
        output += token
        hasKey = false
      }
    }
    while !open.isEmpty { close() }
    return output.isEmpty ? Array("{}".utf8) : output
  }

  /// Takes a token off the front; empty for a sign that is none.
  private static func token(_ rest: inout ArraySlice<UInt8>, _ first: UInt8) -> [UInt8] {
    let (start, text) = (rest.startIndex, rest)
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
      rest.removeFirst()
      return [first]
    case UInt8(ascii: "\""):
      rest.removeFirst()
      let content = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(content.count + 1)
      let plain = String(decoding: content, as: UTF8.self).unicodeScalars.filter { $0.value >= 0x20 && $0 != "\\" }
      return Array("\"\(String(String.UnicodeScalarView(plain)))\"".utf8)
    default:
      let word = text[start...].prefix {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
      rest = rest.dropFirst(max(word.count, 1))
      let name = String(decoding: word, as: UTF8.self)
      if ["true", "false", "null"].contains(name) { return Array(word) }
      guard let number = Double(name), number.isFinite else { return [] }
      return Array("\(number)".utf8)
    }
  }
}

/// Writes a document again without some of its members and elements.
enum PrunedJSON {
  /// - Parameter ranges: Places of mistakes; the smallest member or element around each goes.
  static func text(_ bytes: [UInt8], without ranges: [Range<Int>]) -> [UInt8] {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "x", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &bag) else { return RepairedJSON.text(bytes) }
    var output: [UInt8] = []
    write(document.root, bytes, without: ranges, to: &output)
    return output
  }

  private static func write(_ value: JSONValue, _ bytes: [UInt8], without ranges: [Range<Int>], to output: inout [UInt8]) {
    func isWrong(_ whole: Range<Int>, inner: Range<Int>, _ hasParts: Bool) -> Bool {
      ranges.contains { range in
        guard whole.lowerBound <= range.lowerBound, range.upperBound <= whole.upperBound else { return false }
        // Mistakes inside a bracketed value belong to its own members.
        return !hasParts || range.lowerBound <= inner.lowerBound || range == inner
      }
    }
    var isFirst = true
    func separate() {
      if !isFirst { output += Array(", ".utf8) }
      isFirst = false
    }
    switch value.kind {
    case .object:
      output.append(UInt8(ascii: "{"))
      for member in value.members {
        let inner = member.value.span.range
        let hasParts = member.value.count > 0
        guard !isWrong(member.keySpan.range.lowerBound..<inner.upperBound, inner: inner, hasParts) else { continue }
        separate()
        output += bytes[member.keySpan.range] + Array(": ".utf8)
        write(member.value, bytes, without: ranges, to: &output)
      }
      output.append(UInt8(ascii: "}"))
    case .array:
      output.append(UInt8(ascii: "["))
      for element in value.elements {
        let inner = element.span.range
        guard !isWrong(inner, inner: inner, element.count > 0) else { continue }
        separate()
        write(element, bytes, without: ranges, to: &output)
      }
      output.append(UInt8(ascii: "]"))
    default: output += bytes[value.span.range]
    }
  }
}
