import PelmetDiagnostics
import PelmetSyntax

/// From bytes to a document.
enum ReadingBenchmarks {
  static let names = Set(["json-c parse", "json-c free", "scanner"] + JSONBackend.allCases.map { "whole reader, \($0)" })

  static var all: [Benchmark] {
    let bytes = SampleDocument.bytes(of: 11_000_000)
    var benchmarks: [Benchmark] = []
    #if canImport(CJSONC)
      var tree: OpaquePointer?
      benchmarks += [
        Benchmark(name: "json-c parse", bytes: bytes.count) { tree = JSONCParse.parse(bytes) },
        Benchmark(name: "json-c free", bytes: bytes.count) { tree.map(JSONCParse.free) },
      ]
    #endif
    benchmarks.append(
      Benchmark(name: "scanner", bytes: bytes.count) {
        guard JSONScanner.accepts(bytes) else { fatalError("the scanner refused the sample") }
      })
    return benchmarks
      + JSONBackend.allCases.map { backend in
        Benchmark(name: "whole reader, \(backend)", bytes: bytes.count) {
          var sources = SourceMap()
          var diagnostics = DiagnosticBag()
          let file = sources.add(path: "sample.json", bytes: bytes)
          guard JSONReader.read(file, in: sources, backend: backend, into: &diagnostics) != nil else {
            fatalError("the reader refused the sample: \(diagnostics.sorted(in: sources))")
          }
        }
      }
  }
}
