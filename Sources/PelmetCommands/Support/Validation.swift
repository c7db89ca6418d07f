internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The outcome of checking all modules of a run.
struct Validation {
  let findings: Findings
  /// The files that were checked for themselves.
  private let paths: [String]

  /// - Parameters:
  ///   - paths: Those of a command line.
  ///   - texts: The bytes of files that are not read from disk, by path.
  init(_ paths: [String], _ modules: ModuleOptions, texts: [String: [UInt8]] = [:], telling progress: Progress) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    var themeCount = 0
    var checked: [String] = []
    var unfollowed = UnfollowedLinks()
    let modules = modules.naming(paths)
    for selection in ThemeSelection.grouping(ThemePaths.orDefault(paths)) {
      progress.tell("reading \(selection.folder.path)")
      let module = modules.load([selection], sources: sources, texts: texts)
      let compilation = Compilation.validate(module.input, checking: progress.tell)
      diagnostics.add(contentsOf: compilation.diagnostics)
      sources = compilation.sources
      themeCount += module.themeCount
      checked += module.checkedPaths
      unfollowed.formUnion(module.unfollowed)
    }
    if let finding = unfollowed.finding { diagnostics.add(finding) }
    findings = Findings(diagnostics: diagnostics.sorted(in: sources), sources: sources, themeCount: themeCount)
    self.paths = checked
  }

  /// The paths of the files that fixes may change: those that were checked for themselves, each once.
  var changeablePaths: Set<String> { Set(ChangedFile.distinct(paths)) }
}
