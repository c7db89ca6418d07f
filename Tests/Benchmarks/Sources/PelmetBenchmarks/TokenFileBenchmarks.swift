import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// Token files as design tools export them, in many files and with values that are worked out: from bytes to findings, and to the values of
/// all tokens. Sizes double, so that the growth shows; json-c parses the same bytes for comparison.
enum TokenFileBenchmarks {
  /// Files of equal size; tokens refer to others of their own file and of the one before.
  struct Sample {
    var files: Int
    var tokensPerFile: Int

    var tokens: Int { files * tokensPerFile }

    /// In the order in which a theme lists them, with about 190 bytes for each token, as in real exports.
    var texts: [(path: String, bytes: [UInt8])] {
      (0..<files).map { file in
        let tokens = (0..<tokensPerFile).map { "    \"t\($0)\": \(Self.token($0, file: file))" }
        let text = "{\n  \"set-\(file)\": {\n\(tokens.joined(separator: ",\n"))\n  }\n}\n"
        return ("sets/set-\(file).tokens.json", Array(text.utf8))
      }
    }

    /// One of six forms of Tokens Studio: each sixth is a literal colour, the following ones refer to it.
    private static func token(_ index: Int, file: Int) -> String {
      let own = "set-\(file).t\(index / 6 * 6)"
      let color = String(0x100000 + (file * 131 + index * 7919) % 0xEFFFFF, radix: 16)
      let end = "\"description\": \"The colour of a control in its state number \(index), as the design team says\" }"
      func text(_ value: String, _ type: String, _ more: String = "") -> String {
        "{ \"value\": \"\(value)\", \"type\": \"\(type)\", \(more)\(end)"
      }
      switch index % 6 {
      case 0: return text("#\(color)", "color")
      case 1: return text("{\(own)}", "color", modifier("lighten", 0.2, "lch"))
      case 2: return text("rgba({\(own)}, 0.\(10 + index % 80))", "color")
      case 3: return text("\(4 + index % 40)px", "spacing", "\"attributes\": { \"category\": \"size\" }, ")
      case 4: return text("{set-\(file).t\(index - 1)} * 2 + 1px", "sizing")
      default:
        let other = file == 0 ? own : "set-\(file - 1).t0"
        return text("{\(other)}", "color", modifier("mix", 0.25, "srgb", ", \"color\": \"#FFFFFF\""))
      }
    }

    private static func modifier(_ type: String, _ amount: Double, _ space: String, _ more: String = "") -> String {
      let modifier = "{ \"type\": \"\(type)\", \"value\": \"\(amount)\", \"space\": \"\(space)\"\(more) }"
      return "\"$extensions\": { \"studio.tokens\": { \"modify\": \(modifier) } }, "
    }
  }

  /// Growth in files of the size in which design systems keep them, then in tokens of one file.
  private static let samples =
    [900, 1800, 3600].map { Sample(files: $0, tokensPerFile: 16) }
    + [25_002, 50_004, 100_002].map { Sample(files: 1, tokensPerFile: $0) }

  private static func name(_ work: String, _ sample: Sample) -> String {
    "\(work), \(sample.tokens) tokens in \(sample.files == 1 ? "a file" : "\(sample.files) files")"
  }

  private static func growth(_ work: String, _ sample: Sample) -> (line: String, size: Int) {
    ("\(work) tokens of a design tool, in \(sample.files == 1 ? "a file" : "many files")", sample.tokens)
  }

  private static let peer = "json-c parse of the 3,600 files"

  static let names = Set(
    [peer] + samples.flatMap { sample in ["read JSON", "validate", "every value"].map { name($0, sample) } })

  static var all: [Benchmark] {
    var benchmarks: [Benchmark] = []
    #if canImport(CJSONC)
      let files = samples[2].texts
      benchmarks.append(
        Benchmark(name: peer, bytes: files.reduce(0) { $0 + $1.bytes.count }) {
          for file in files { JSONCParse.free(JSONCParse.parse(file.bytes)) }
        })
    #endif
    return benchmarks
      + samples.flatMap { sample in
        let files = sample.texts
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        return [
          Benchmark(name: name("read JSON", sample), bytes: bytes) { read(files) },
          Benchmark(name: name("validate", sample), bytes: bytes, growth: growth("validate a theme with", sample)) {
            compile(files, emitsTokens: false)
          },
          Benchmark(name: name("every value", sample), bytes: bytes, growth: growth("work out all", sample)) {
            compile(files, emitsTokens: true)
          },
        ]
      }
  }

  private static func read(_ files: [(path: String, bytes: [UInt8])]) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    for (path, bytes) in files {
      let file = sources.add(path: path, bytes: bytes)
      guard JSONReader.read(file, in: sources, into: &diagnostics) != nil else { fatalError("the sample is no JSON") }
    }
  }

  /// One theme with a hundred colours of the last file, each modified.
  private static func compile(_ files: [(path: String, bytes: [UInt8])], emitsTokens: Bool) {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let last = files.count - 1
    let colors = (0..<100).map { "\"color\($0)\": \"{set-\(last).t\(last == 0 ? $0 * 6 + 1 : $0 % 2 + 1)}\"" }
    let names = files.map { "\"\($0.path)\"" }.joined(separator: ", ")
    let theme = "{ \"pelmet\": 1, \"tokens\": [\(names)], \"colors\": { \(colors.joined(separator: ", ")) } }"
    for (path, bytes) in files + [("a.theme.json", Array(theme.utf8))] {
      input.module.files.append(CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: bytes)))
    }
    input.module.settings.emitTokens = emitsTokens
    let result = Compilation.compile(input)
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { fatalError("\(result.diagnostics.prefix(3))") }
    guard result.module.tokens.isEmpty != emitsTokens else { fatalError("tokens are missing") }
  }
}
