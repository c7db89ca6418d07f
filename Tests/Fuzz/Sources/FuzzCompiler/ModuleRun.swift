import PelmetCompiler
import PelmetDiagnostics
import PelmetReports
import PelmetSyntax

/// One run over a module, and what must be true of it.
struct ModuleRun {
  let files: ModuleFiles
  let compilation: Compilation
  private let emitted: [Emitter.File]

  init(_ files: ModuleFiles) {
    self.files = files
    (compilation, emitted) = Self.run(files)
  }

  var hasErrors: Bool { compilation.diagnostics.contains { $0.severity == .error } }

  /// Checks the files as they are, then as JSON, then again and again without what was wrong, until Swift comes out.
  static func repairing(_ files: ModuleFiles) -> ModuleRun {
    var run = ModuleRun(files)
    run.check()
    if run.hasErrors, files.repaired.texts != files.texts {
      run = ModuleRun(files.repaired)
      run.check()
    }
    for _ in 0..<6 where run.hasErrors {
      guard let pruned = run.filesWithoutMistakes else { break }
      run = ModuleRun(pruned)
      run.check()
    }
    return run
  }

  private static func run(_ files: ModuleFiles) -> (Compilation, [Emitter.File]) {
    let input = files.input
    let compilation = Compilation.compile(input)
    let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
    return (compilation, hasErrors ? [] : Emitter.files(compilation.module, module: "M", access: input.module.settings.access))
  }

  /// Stops when a second run says something else.
  func checkAgain() {
    let (again, emittedAgain) = Self.run(files)
    precondition(again.diagnostics == compilation.diagnostics && emittedAgain == emitted, "a second run says something else")
  }

  /// Stops when something is not as it must be.
  func check() {
    var (text, line) = (SnippetRenderer(compilation.sources, colored: false), LineRenderer(compilation.sources))
    for diagnostic in compilation.diagnostics {
      precondition(diagnostic.rule != .internalError)
      for location in [diagnostic.location] + diagnostic.notes.compactMap({ $0.span.map(Diagnostic.Location.span) }) {
        if case .span(let span) = location {
          precondition(
            span.start <= span.end && Int(span.end) <= compilation.sources[span.file].bytes.count, "a finding outside its file")
        }
      }
      for rendered in [text.render(diagnostic), line.render(diagnostic)] {
        precondition(
          !rendered.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value },
          "a finding with a control character")
      }
    }
    for file in emitted {
      precondition(file.text.hasSuffix("\n"))
      precondition(
        !file.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{7F}" }, "a control character in Swift")
    }
  }

  /// The files without the members and elements in which errors were found; `nil` when none of these can go.
  var filesWithoutMistakes: ModuleFiles? {
    var wrong: [String: [Range<Int>]] = [:]
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      guard case .span(let span) = diagnostic.location else { continue }
      wrong[compilation.sources[span.file].path, default: []].append(span.range)
    }
    var pruned = files
    for (path, text) in files.texts {
      guard let ranges = wrong[path] else { continue }
      pruned.texts[path] = PrunedJSON.text(text, without: ranges)
    }
    return pruned.texts == files.texts ? nil : pruned.withResolvers
  }
}
