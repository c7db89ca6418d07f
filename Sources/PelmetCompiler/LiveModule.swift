package import PelmetDiagnostics

/// A module that is compiled again and again while its texts change. Themes, tokens and results that a change does not reach stay as they
/// are; the findings are those of a run from the beginning.
package final class LiveModule {
  /// The files and settings, with the texts as they are now. Files that a run read because something names them are among them.
  package private(set) var input: CompilerInput
  private let keepsThemes: Bool
  private var round: CompilationRound?
  /// Whether ``round`` is that of the texts as they are now.
  private var isFresh = false

  /// - Parameter keepsThemes: Whether ``compilation`` has the compiled themes.
  package init(_ input: CompilerInput, keepsThemes: Bool = false) { (self.input, self.keepsThemes) = (input, keepsThemes) }

  /// Gives one of the files another text. Settings and asset catalogues are read before a module is made: where one of them changes, or a
  /// file comes or goes, a new module takes the place of this one.
  package func replace(_ file: FileID, bytes: [UInt8]) {
    guard input.sources[file].bytes != bytes else { return }
    input.sources.replace(file, bytes: bytes)
    isFresh = false
  }

  /// The outcome for the texts as they are now.
  package var compilation: Compilation { current().compilation }

  /// The outcome for the texts as they are now.
  /// - Parameter checking: Called before a theme is linked and checked; where there are many, with the first of several.
  package func compilation(checking: (Compilation.Step) -> Void) -> Compilation { current(checking).compilation }

  /// The module as it is read now.
  package var read: ReadModule { current().read }

  /// The module as it was read last, maybe with older texts; `nil` if it never was.
  package var lastRead: ReadModule? { round?.read }

  private func current(_ checking: (Compilation.Step) -> Void = { _ in }) -> CompilationRound {
    if isFresh, let round { return round }
    let round = CompilationRound(input, keepsThemes: keepsThemes, after: self.round, checking)
    adopt(round.read.tokens.lateFiles, round.read.sources)
    (self.round, isFresh) = (round, true)
    return round
  }

  /// Keeps files that something names, so that the next run finds them read, under the same numbers.
  private func adopt(_ files: [(module: String, file: CompilerInput.File)], _ sources: SourceMap) {
    let known = input.sources.files.count
    input.sources = sources
    for (module, file) in files where Int(file.id.index) >= known {
      // A file of tokens counts as compiled, as those that are found by their names.
      let file = CompilerInput.File(path: file.path, id: file.id)
      if module == input.module.name {
        input.module.files.append(file)
      } else if let index = input.dependencies.firstIndex(where: { $0.name == module }) {
        input.dependencies[index].files.append(file)
      }
    }
  }
}
