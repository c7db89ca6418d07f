import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// A text that would end an element, an attribute, a script and a style, and begin others, if a page did not escape it.
enum Marker {
  static let text = "\"'><fuzz onfuzz=\"fuzz()\" onfuzz='fuzz()'>]]>--></style></script><script>fuzz()</script>"

  private static let json = Array(text.replacing("\"", with: "\\\"").utf8)

  /// The same files with the text at the end of every name and string that may have it. O(n²): each is tried with those behind it.
  static func added(to run: ModuleRun) -> ModuleRun {
    var files = run.files
    for path in files.texts.keys.sorted() where path.hasSuffix(".theme.json") {
      for end in ends(in: files.texts[path] ?? []).suffix(80).reversed() {
        var attempt = files
        attempt.texts[path]?.insert(contentsOf: json, at: end)
        if !Compilation.validate(attempt.input).diagnostics.contains(where: { $0.severity == .error }) { files = attempt }
      }
    }
    return ModuleRun(files)
  }

  /// The offsets of the closing quotation marks, ascending.
  private static func ends(in bytes: [UInt8]) -> [Int] {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "x", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &bag) else { return [] }
    var ends: [Int] = []
    var pending = [document.root]
    while let value = pending.popLast() {
      if value.kind == .string { ends.append(value.span.range.upperBound - 1) }
      for member in value.members {
        ends.append(member.keySpan.range.upperBound - 1)
        pending.append(member.value)
      }
      pending += value.elements
    }
    return ends.sorted()
  }
}
