import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// A text that would end an element, an attribute, a script and a style, and begin others, if a page did not escape it.
enum Marker {
  static let text = "\"'><fuzz onfuzz=\"fuzz()\" onfuzz='fuzz()'>]]>--></style></script><script>fuzz()</script>"

  private static let json = Array(text.replacing("\"", with: "\\\"").utf8)

  /// The same files with the text at the end of every name and string that may have it.
  static func added(to run: ModuleRun) -> ModuleRun {
    var files = run.files
    for path in files.texts.keys.sorted() where path.hasSuffix(".theme.json") {
      let bytes = files.texts[path] ?? []
      let ends = possible(Array(ends(in: bytes).suffix(80)), in: path, bytes, files)
      files.texts[path] = marked(bytes, at: ends)
    }
    return ModuleRun(files)
  }

  /// Those of some ends at which the text can be. Ends at which it is a mistake are left out all at once, as long as findings name them; of
  /// the others, which spoil something elsewhere, the first that does, and so on; after a few of these, all that follow.
  private static func possible(_ ends: [Int], in path: String, _ bytes: [UInt8], _ files: ModuleFiles) -> [Int] {
    func mistakes(_ ends: [Int]) -> [Range<Int>] { self.mistakes(path, marked(bytes, at: ends), files) }
    var (ends, spoilers) = (ends, 0)
    while !ends.isEmpty {
      let wrong = mistakes(ends)
      if wrong.isEmpty { break }
      // Each text that was put in before moves an end.
      let places = ends.enumerated().map { $1 + $0 * json.count }
      let rest = zip(ends, places).filter { _, place in !wrong.contains { $0.contains(place) } }.map(\.0)
      if rest.count < ends.count {
        ends = rest
        continue
      }
      var (right, bad) = (0, ends.count)
      while bad - right > 1 {
        let middle = (right + bad) / 2
        if mistakes(Array(ends[..<middle])).isEmpty { right = middle } else { bad = middle }
      }
      spoilers += 1
      if spoilers == 4 { return Array(ends[..<right]) }
      ends.remove(at: right)
    }
    return ends
  }

  /// Where errors are when a file has another text.
  private static func mistakes(_ path: String, _ text: [UInt8], _ files: ModuleFiles) -> [Range<Int>] {
    var files = files
    files.texts[path] = text
    let compilation = Compilation.validate(files.input)
    return compilation.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      guard case .span(let span) = diagnostic.location, compilation.sources[span.file].path == path else { return 0..<0 }
      return span.range
    }
  }

  private static func marked(_ bytes: [UInt8], at ends: [Int]) -> [UInt8] {
    var (text, start) = ([UInt8](), 0)
    for end in ends {
      text += bytes[start..<end]
      text += json
      start = end
    }
    return text + bytes[start...]
  }

  /// The offsets of the closing quotation marks of strings, and of names that may have any text: those of colours, and of tokens in the
  /// theme itself. Ascending.
  private static func ends(in bytes: [UInt8]) -> [Int] {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "x", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &bag) else { return [] }
    var ends: [Int] = []
    var pending = [(value: document.root, names: Names.none)]
    while let (value, names) = pending.popLast() {
      if value.kind == .string { ends.append(value.span.range.upperBound - 1) }
      for member in value.members {
        if names != .none { ends.append(member.keySpan.range.upperBound - 1) }
        let hasTokens = names == .everywhere || member.name == "tokens"
        pending.append((member.value, hasTokens ? .everywhere : member.name == "colors" ? .here : .none))
      }
      pending += value.elements.map { ($0, names) }
    }
    return ends.sorted()
  }

  /// Whether the names of members are those of a theme, and not Pelmet's.
  private enum Names { case none, here, everywhere }
}
