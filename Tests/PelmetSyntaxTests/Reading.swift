import PelmetDiagnostics
import PelmetSyntax

/// The result of reading one text.
struct Reading {
  var document: JSONDocument?
  var diagnostics: [Diagnostic]
  var sources: SourceMap

  init(
    _ bytes: [UInt8], respelled: RespelledKeys = .refused, backend: JSONBackend = .preferred, by workers: Workers = .none
  ) {
    var sources = SourceMap()
    let file = sources.add(path: "file.json", bytes: bytes)
    var bag = DiagnosticBag()
    document = JSONReader.read(file, in: sources, respelled: respelled, backend: backend, by: workers, into: &bag)
    diagnostics = bag.sorted(in: sources)
    self.sources = sources
  }

  init(
    _ text: String, respelled: RespelledKeys = .refused, backend: JSONBackend = .preferred, by workers: Workers = .none
  ) {
    self.init(Array(text.utf8), respelled: respelled, backend: backend, by: workers)
  }

  /// `line:column: Rule: summary` of each finding.
  var lines: [String] {
    var locator = SourceLocator(sources)
    return diagnostics.map { diagnostic in
      let start = locator.position(of: diagnostic.location).start
      return "\(start.line):\(start.column): \(diagnostic.rule): \(diagnostic.summary)"
    }
  }
}
