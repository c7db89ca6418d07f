import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax

/// From the bytes of many themes to findings, and to Swift.
enum ThemeBenchmarks {
  static let names: Set<String> = ["json-c parse, themes", "read, themes", "validate, themes", "compile, themes", "emit, themes"]

  static var all: [Benchmark] {
    let themes = SampleThemes.texts(1000).map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let size = themes.reduce(0) { $0 + $1.bytes.count }
    var benchmarks: [Benchmark] = []
    #if canImport(CJSONC)
      benchmarks.append(
        Benchmark(name: "json-c parse, themes", bytes: size) {
          // The trees are kept until the end, as a compiler's are.
          for tree in themes.map({ JSONCParse.parse($0.bytes) }) { JSONCParse.free(tree) }
        })
    #endif
    var compilation: Compilation?
    return benchmarks + [
      Benchmark(name: "read, themes", bytes: size) {
        let input = input(themes)
        var diagnostics = DiagnosticBag()
        for file in input.module.files { _ = JSONReader.read(file.id, in: input.sources, into: &diagnostics) }
      },
      Benchmark(name: "validate, themes", bytes: size) {
        let result = Compilation.validate(input(themes))
        guard result.diagnostics.allSatisfy({ $0.severity == .remark }), result.themeCount == themes.count else {
          fatalError("the themes do not compile: \(result.diagnostics)")
        }
      },
      Benchmark(name: "compile, themes", bytes: size) { compilation = Compilation.compile(input(themes)) },
      Benchmark(name: "emit, themes", bytes: size) {
        if let compilation { _ = Emitter.files(compilation.module, module: "App") }
      },
    ]
  }

  private static func input(_ themes: [(name: String, bytes: [UInt8])]) -> CompilerInput {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    for theme in themes {
      let path = "\(theme.name).theme.json"
      let file = input.sources.add(path: path, bytes: theme.bytes)
      input.module.files.append(CompilerInput.File(path: path, id: file))
    }
    return input
  }
}
