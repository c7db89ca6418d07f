internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The tool that compiles the themes of one module in a build:
///
///     pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]... [--form NAME FILE]... [--full-form NAME FILE]...
///             [--write-form FILE] [--write-full-form FILE] [--write-unused FILE] [--input FILE]... [--root DIR]... [@FILE]
///
/// `--module` and `--dependency` name a module with the folder of its files, `--output` the folder for generated Swift. With `--input`,
/// once for each file, nothing else is read, and no folder is looked through: a file belongs to the module with the deepest folder
/// around it, and `pelmet.json`, tokens and asset catalogues count if they are among the inputs. Messages then show paths as they
/// were given. Otherwise links are followed within the border around their module's folder (``Border``), as by the plugin, and to the folders
/// of `--root`. `@FILE` stands for the arguments in a file, one on each line.
///
/// `--write-form` also writes the canonical form of the module (``ModuleForm``), for `--form NAME FILE` in the runs of modules that
/// depend on it. Such a run sees the form; if it has the module's files as well, by `--dependency` with the same name, messages quote
/// them. A form that does not change keeps its date. It has the tokens that the module's own themes use; the one of `--write-full-form`
/// has all. A run looks at the files of `--full-form` only where its themes need other tokens, and writes to the file of
/// `--write-unused`, one on each line, which it did not need: a build system that knows of such inputs then runs nothing again for them.
///
/// The build plugin does not know the files of packages that SwiftPM does not watch. It tells what it has found in the others by
/// `--record FILE`, so that what it has announced is read, and the tool looks itself where nothing is told. The record also has what
/// SwiftPM leaves out of each target.
///
/// Findings go to standard error as `/path:line:column: error: …`: the build shows them as they are, and editors open what they
/// name. With an error nothing is written and the status is 1; for a command line that means nothing it is 64.
@main
enum Pelmetc {
  static func main() {
    let streams = ToolOutput()
    do throws(Arguments.Problem) {
      streams.end(run(try Arguments(CommandLine.arguments.dropFirst()), streams) ? 0 : 1)
    } catch {
      streams.tell("\(VisibleText.escaped("error: \(error.text)"))\n\(Arguments.usage)")
      streams.end(64)
    }
  }

  /// Whether it went well.
  private static func run(_ arguments: Arguments, _ streams: ToolOutput) -> Bool {
    guard let folders = RunFolders(arguments) else {
      streams.tell("error: \(VisibleText.escaped(arguments.record ?? "")): this is no record of the build plugin\n")
      return false
    }
    let folder = folders[arguments.directory]
    /// Whether there is no error among some findings, which it writes.
    func report(_ findings: [Diagnostic], in sources: SourceMap) -> Bool {
      let folded = FoldedFindings(findings, in: sources, isHandwritten: FileKind.isHandwritten)
      let command = CommandText.line(["pelmet", "validate", "--verbose", folder.path])
      var renderer = LineRenderer(sources, listing: command)
      streams.tell(folded.entries.map { renderer.render($0) }.joined())
      return !findings.contains { $0.severity == .error }
    }
    var (input, unfollowed, isComplete) = input(of: folder, with: arguments.forms(full: false), arguments, folders)
    var compilation = isComplete ? Compilation.compile(input) : nil
    var unused = arguments.spareForms
    if compilation?.mayLackTokens ?? false, !unused.isEmpty {
      (input, unfollowed, isComplete) = Self.input(of: folder, with: arguments.forms(full: true), arguments, folders)
      compilation = isComplete ? Compilation.compile(input) : nil
      unused = []
    }
    guard let compilation else {
      // Without a module whatever names it would be a finding, too.
      _ = report(input.diagnostics.sorted(in: input.sources), in: input.sources)
      return false
    }
    guard report(compilation.diagnostics + [unfollowed.finding].compactMap { $0 }, in: compilation.sources) else { return false }
    let form = arguments.form == nil && arguments.fullForm == nil ? nil : ModuleForm(input)
    if let form, !report(form.findings, in: form.sources) { return false }
    do {
      let isEmpty = form == nil && !input.module.files.contains(where: \.isTheme)
      let files =
        isEmpty
        ? [Emitter.emptyIndex]
        : Emitter.files(compilation.module, module: arguments.module, access: input.module.settings.access)
      try OutputFolder(arguments.output).write(files + emptyFiles(in: folder, besides: input.module))
      for (path, usedTokensOnly) in [(arguments.form, true), (arguments.fullForm, false)] {
        if let path, let text = form?.text(usedTokensOnly: usedTokensOnly) { try NewFile(path, text).update() }
      }
      if let list = arguments.unused { try NewFile(list, unused.map { $0 + "\n" }.joined()).update() }
      return true
    } catch {
      streams.tell("error: \(error)\n")
      return false
    }
  }

  /// The input of a run with some forms, and whether each is one.
  private static func input(
    of folder: ThemeFolder, with forms: [(name: String, file: String)], _ arguments: Arguments, _ folders: RunFolders
  ) -> (input: CompilerInput, unfollowed: UnfollowedLinks, isComplete: Bool) {
    // Others may depend on a module of tokens alone.
    let hasForm = arguments.form != nil || arguments.fullForm != nil
    var loader = InputLoader(module: arguments.module, [ThemeSelection(folder)], mayLackThemes: hasForm)
    let names = Set(forms.map(\.name))
    for dependency in arguments.dependencies where !names.contains(dependency.name) {
      loader.addDependency(dependency.name, folder: folders[dependency.directory])
    }
    for form in forms {
      let sources = arguments.dependencies.first { $0.name == form.name }.map { folders[$0.directory] }
      guard loader.addForm(form.name, form.file, sources: sources) else { return (loader.input, loader.unfollowed, false) }
    }
    if let listed = folders.listed { loader.check(listed) }
    return (loader.input, loader.unfollowed, true)
  }

  /// The plugin, which does not read `pelmet.json`, announces a file for each theme file below the target's directory; these are
  /// for those that are left out.
  private static func emptyFiles(in folder: ThemeFolder, besides module: CompilerInput.Module) -> [Emitter.File] {
    let names = Set(folder.listing(of: ["."]).files.map { String($0.split(separator: "/").last ?? "") })
    return names.subtracting(module.files.map(\.name)).sorted().compactMap { name in
      guard let file = FileKind.of(name), file.kind == .theme else { return nil }
      return Emitter.emptyFile(of: file.name, "is not compiled: \(ModuleSettings.fileName) or Package.swift leaves it out")
    }
  }
}

/// The folders of a run, with what is known of their content.
private struct RunFolders {
  let listed: ListedFiles?
  private let recorded: [String: ThemeFolder]
  /// The folders outside of the border to which links may lead.
  private let permitted: [String]

  /// `nil` if there should be a record and is none.
  init?(_ arguments: Arguments) {
    let folders = [arguments.directory] + arguments.dependencies.map(\.directory)
    permitted = arguments.roots
    listed = arguments.files.isEmpty ? nil : ListedFiles(arguments.files, in: folders)
    guard let record = arguments.record else {
      recorded = [:]
      return
    }
    guard let found = ThemeFolder.recorded(in: record) else { return nil }
    recorded = found
  }

  /// Editors open what an absolute path names; a build farm's own folders are not those of its users.
  subscript(path: String) -> ThemeFolder {
    listed?.folder(path) ?? (recorded[path] ?? ThemeFolder(path)).absolute.permitting(permitted)
  }
}
