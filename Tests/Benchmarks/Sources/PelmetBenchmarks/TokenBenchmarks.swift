import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// Themes with many tokens: from bytes to findings, for sets that double in size, so that the growth shows.
enum TokenBenchmarks {
  /// A set of tokens of which some are aliases, in chains.
  private struct Sample {
    var tokens: Int
    var references: Int
    var chain: Int

    var name: String { "\(tokens) tokens, \(references) references" }

    func times(_ factor: Int) -> Sample { Sample(tokens: tokens * factor, references: references * factor, chain: chain) }

    /// Colours at the ends of the chains.
    var text: String {
      let tokens = (0..<tokens).map { index in
        let isAlias = index % chain != 0 && (index / chain * (chain - 1) + index % chain) <= references
        let value =
          isAlias
          ? "{ \"$value\": \"{brand.palette.color-\(index - 1)}\" }"
          : "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"oklch\", \"components\": [0.6, 0.1, \(index % 360)] } }"
        return "      \"color-\(index)\": \(value)"
      }
      return "{\n  \"brand\": {\n    \"palette\": {\n\(tokens.joined(separator: ",\n"))\n    }\n  }\n}\n"
    }
  }

  private static let samples = [
    Sample(tokens: 9000, references: 6000, chain: 3), Sample(tokens: 30_000, references: 29_700, chain: 100),
  ].flatMap { sample in [1, 2, 4].map(sample.times) }

  private static func line(_ sample: Sample) -> String { "validate a theme with tokens, in chains of \(sample.chain)" }

  static let names = Set(samples.flatMap { ["read JSON, \($0.name)", "validate, \($0.name)"] })

  static var all: [Benchmark] {
    samples.flatMap { sample in
      let bytes = Array(sample.text.utf8)
      return [
        Benchmark(name: "read JSON, \(sample.name)", bytes: bytes.count) { read(bytes) },
        Benchmark(name: "validate, \(sample.name)", bytes: bytes.count, growth: (line(sample), sample.tokens)) {
          validate(bytes, sample)
        },
      ]
    }
  }

  private static func read(_ bytes: [UInt8]) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    let file = sources.add(path: "a.tokens.json", bytes: bytes)
    guard JSONReader.read(file, in: sources, into: &diagnostics) != nil else { fatalError("the sample is no JSON") }
  }

  /// One theme whose colours are the last of the tokens, and so the ends of the longest chains.
  private static func validate(_ bytes: [UInt8], _ sample: Sample) {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let colors = (1...100).map { "\"color\($0)\": \"{brand.palette.color-\(sample.tokens - $0)}\"" }
    let theme = "{ \"pelmet\": 1, \"tokens\": [\"a.tokens.json\"], \"colors\": { \(colors.joined(separator: ", ")) } }"
    for (path, bytes) in [("a.tokens.json", bytes), ("a.theme.json", Array(theme.utf8))] {
      let file = input.sources.add(path: path, bytes: bytes)
      input.module.files.append(CompilerInput.File(path: path, id: file))
    }
    let result = Compilation.validate(input)
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { fatalError("\(result.diagnostics)") }
  }
}
