import PelmetDiagnostics
import PelmetSyntax

#if canImport(CJSONC)
  import CJSONC
#endif

let bytes = SampleDocument.bytes(of: 11_000_000)
var benchmarks: [Benchmark] = []

#if canImport(CJSONC)
  var tree: OpaquePointer?
  let parse = Benchmark(name: "json-c parse", bytes: bytes.count) {
    let tokener = json_tokener_new()
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
    tree = bytes.withUnsafeBytes { bytes in
      json_tokener_parse_ex(tokener, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
    }
    guard tree != nil else { fatalError("json-c refused the sample") }
    json_tokener_free(tokener)
  }
  let free = Benchmark(name: "json-c free", bytes: bytes.count) { json_object_put(tree) }
  benchmarks += [parse, free]
#endif

benchmarks.append(
  Benchmark(name: "scanner", bytes: bytes.count) {
    guard JSONScanner.accepts(bytes) else { fatalError("the scanner refused the sample") }
  })

for backend in JSONBackend.allCases {
  benchmarks.append(
    Benchmark(name: "whole reader, \(backend)", bytes: bytes.count) {
      var sources = SourceMap()
      var diagnostics = DiagnosticBag()
      let file = sources.add(path: "sample.json", bytes: bytes)
      guard JSONReader.read(file, in: sources, backend: backend, into: &diagnostics) != nil else {
        fatalError("the reader refused the sample: \(diagnostics.sorted(in: sources))")
      }
    })
}

let wanted = CommandLine.arguments.dropFirst()
Benchmark.report(benchmarks.filter { benchmark in wanted.isEmpty || wanted.contains(benchmark.name) }, rounds: 9)
