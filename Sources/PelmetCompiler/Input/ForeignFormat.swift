internal import PelmetDiagnostics
internal import PelmetSyntax

/// Formats in which people write tokens, and which are no JSON: said by name, because their files are converted and not fixed.
enum ForeignFormat {
  /// The finding that replaces the one about JSON; `nil` for a text that is JSON with a slip.
  static func finding(_ file: FileID, _ source: SourceFile, _ found: [Diagnostic]) -> Diagnostic? {
    guard let mistake = found.first, mistake.rule == .invalidJSON, case .span(let span) = mistake.location else { return nil }
    let bytes = source.bytes
    if let what = json5(bytes, at: Int(span.start)) {
      return Diagnostic(
        .invalidJSON, at: .span(span), pointer: mistake.pointer, "this is JSON5 (\(what)), which Pelmet does not read",
        fix: "write it as JSON, such as by \"npx json5 FILE\", and name that file")
    }
    return yaml(bytes).map { finding(file, at: $0, "YAML") }
  }

  /// The finding about a file that is in another format by its name, at the first line that says something.
  static func finding(_ file: FileID, _ source: SourceFile, named format: String) -> Diagnostic {
    let bytes = source.bytes
    let start = bytes.firstIndex { !isBlank($0) } ?? 0
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return finding(file, at: yaml(bytes) ?? start..<end, format)
  }

  private static func finding(_ file: FileID, at line: Range<Int>, _ format: String) -> Diagnostic {
    let tool = format == "YAML" ? "js-yaml" : "json5"
    return Diagnostic(
      .invalidJSON, at: .span(SourceSpan(file: file, start: line.lowerBound, end: line.upperBound)), pointer: "",
      "this is \(format), which Pelmet does not read",
      fix: "write it as JSON, such as by \"npx \(tool) FILE\", and name that file")
  }

  /// The endings of names of files in formats that only have data, as tokens are.
  static let dataEndings = [".yaml", ".yml", ".json5", ".jsonc"]

  /// The format of a file by the ending of its name.
  static func named(_ path: String) -> String? {
    let endings = [
      (".yaml", "YAML"), (".yml", "YAML"), (".json5", "JSON5"), (".jsonc", "JSON with comments"), (".ts", "TypeScript"),
      (".js", "JavaScript"), (".mjs", "JavaScript"), (".cjs", "JavaScript"), (".css", "CSS"), (".scss", "SCSS"),
    ]
    return endings.first { path.hasSuffix($0.0) }?.1
  }

  /// The construct of JSON5 at the place where JSON ends, if it is one that nobody writes by a slip.
  private static func json5(_ bytes: [UInt8], at offset: Int) -> String? {
    guard bytes.indices.contains(offset) else { return nil }
    let rest = bytes[offset...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { return "a comment" }
    guard beginsWithBracket(bytes) else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "'"): return "a string in single quotes"
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      let behind = rest.drop { isName($0) }.drop { isBlank($0) }
      return behind.first == UInt8(ascii: ":") ? "a key without quotes" : nil
    default: return nil
    }
  }

  private static func beginsWithBracket(_ bytes: [UInt8]) -> Bool {
    bytes.first { !isBlank($0) }.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
  }

  /// The first line of YAML that says something: `key:`, or a list's `- `.
  private static func yaml(_ bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[start..<end].drop { isBlank($0) }
      if let first = line.first, first != UInt8(ascii: "#"), !line.starts(with: "---".utf8), first != UInt8(ascii: "%") {
        let name = line.drop { isName($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        let isKey = name.startIndex > line.startIndex && name.first == UInt8(ascii: ":")
        let isEnd = name.dropFirst().first.map { isBlank($0) } ?? true
        return isKey && isEnd || line.starts(with: "- ".utf8) ? line.startIndex..<line.endIndex : nil
      }
      start = end + 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
