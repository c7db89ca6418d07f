import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// Tokens of which all but one in a hundred are aliases, in chains of a hundred: from bytes to the value of each.
enum TokenBenchmarks {
  private static let sizes = [10_000, 30_000, 100_000]
  static let names = Set(sizes.flatMap { ["read JSON, \($0) tokens", "resolve, \($0) tokens"] })

  static var all: [Benchmark] {
    sizes.flatMap { count in
      let bytes = Array(sample(count).utf8)
      return [
        Benchmark(name: "read JSON, \(count) tokens", bytes: bytes.count) { _ = read(bytes) },
        Benchmark(name: "resolve, \(count) tokens", bytes: bytes.count) { resolve(bytes, count) },
      ]
    }
  }

  /// Ten groups deep in places; colours at the ends of the chains.
  private static func sample(_ count: Int) -> String {
    let tokens = (0..<count).map { index in
      let value =
        index % 100 == 0
        ? "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"oklch\", \"components\": [0.6, 0.1, \(index % 360)] } }"
        : "{ \"$value\": \"{brand.palette.color-\(index - 1)}\" }"
      return "      \"color-\(index)\": \(value)"
    }
    return "{\n  \"brand\": {\n    \"palette\": {\n\(tokens.joined(separator: ",\n"))\n    }\n  }\n}\n"
  }

  private static func read(_ bytes: [UInt8]) -> (root: JSONValue, sources: SourceMap) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    let file = sources.add(path: "a.tokens.json", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { fatalError("the sample is no JSON") }
    return (document.root, sources)
  }

  private static func resolve(_ bytes: [UInt8], _ count: Int) {
    let (root, sources) = read(bytes)
    var diagnostics = DiagnosticBag()
    var cache = TokenDocumentCache()
    let library = TokenLibrary(
      [TokenSource(.tokens(root), entry: root)], inputs: [], files: sources, cache: &cache,
      lookup: { _, _ in .missing(nearest: nil) }, into: &diagnostics)
    let set = library.tokens(in: TokenContext(), into: &diagnostics)
    var found = 0
    for token in library.declaredTokens {
      if case .found = set.lookup(token.path) { found += 1 }
    }
    guard found == count, diagnostics.isEmpty else { fatalError("\(found) of \(count) tokens have a value") }
  }
}
