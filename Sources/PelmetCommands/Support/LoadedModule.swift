internal import PelmetCompiler

/// What a command compiles.
struct LoadedModule {
  let name: String
  let input: CompilerInput

  /// How many theme files are to be compiled.
  var themeCount: Int { input.module.files.count { $0.isTheme && $0.isCompiled } }
}
