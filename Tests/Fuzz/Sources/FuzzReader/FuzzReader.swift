import PelmetDiagnostics
import PelmetReports
import PelmetSyntax

/// libFuzzer's own entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_cdecl("FuzzReader_main")
func main(count: CInt, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments) { bytes, count in
    check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// Checks what must be true of every text.
private func check(_ bytes: [UInt8]) {
  let readings = JSONBackend.allCases.map { Reading(bytes, backend: $0) }
  for reading in readings {
    precondition(reading.diagnostics == readings[0].diagnostics)
    precondition(reading.values == readings[0].values)
    precondition(reading.values != nil || reading.diagnostics.count == 1)
    precondition(reading.diagnostics.allSatisfy { $0.rule != .internalError })
  }
  var renderer = SnippetRenderer(readings[0].sources, colored: false)
  for diagnostic in readings[0].diagnostics {
    guard case .span(let span) = diagnostic.location, span.start <= span.end, Int(span.end) <= bytes.count else {
      preconditionFailure("a finding outside the file")
    }
    let text = renderer.render(diagnostic)
    precondition(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
  }
}

/// The result of reading one text.
private struct Reading {
  var diagnostics: [Diagnostic]
  var sources = SourceMap()
  /// Every value with its place, in order; nil when the text was refused.
  var values: [String]?

  init(_ bytes: [UInt8], backend: JSONBackend) {
    let file = sources.add(path: "text.json", bytes: bytes)
    var bag = DiagnosticBag()
    let document = JSONReader.read(file, in: sources, backend: backend, into: &bag)
    diagnostics = bag.sorted(in: sources)
    values = document.map { document in
      var values: [String] = []
      Self.list(document.root, into: &values)
      return values
    }
  }

  private static func list(_ value: JSONValue, into values: inout [String]) {
    let text = "\(value.kind) \(value.span.range) \(value.string ?? "") \(value.number?.bitPattern ?? 0) \(value.integer ?? 0)"
    values.append(text + " \(value.boolean.map(String.init) ?? "")")
    for member in value.members {
      values.append(member.name)
      list(member.value, into: &values)
    }
    for element in value.elements { list(element, into: &values) }
  }
}
