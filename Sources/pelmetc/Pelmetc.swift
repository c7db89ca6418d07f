internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The build plugin's tool. Its arguments are a contract with the plugin and nobody else:
///
///     pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]... [--inputs FILE]
///
/// `--inputs` is what the plugin has found in the folders, so that what it has announced is read; without it the tool looks itself.
///
/// Findings go to standard error as `/path:line:column: error: …`: the build shows them as they are, and editors open what they
/// name. With an error nothing is written and the status is 1.
@main
enum Pelmetc {
  static func main() {
    let streams = ToolOutput()
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      streams.errors.write(
        "error: usage: pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]... [--inputs FILE]\n")
      streams.end(64)
    }
    streams.end(run(arguments, streams.errors) ? 0 : 1)
  }

  /// Whether it went well.
  private static func run(_ arguments: Arguments, _ errors: DescriptorWriter) -> Bool {
    var known: [String: ThemeFolder] = [:]
    if let inputs = arguments.inputs {
      guard let folders = ThemeFolder.recorded(in: inputs) else {
        errors.write(VisibleText.escaped("error: \(inputs): this is no list of inputs") + "\n")
        return false
      }
      known = folders
    }
    func lookedUp(_ path: String) -> ThemeFolder { (known[path] ?? ThemeFolder(path)).absolute }

    let folder = lookedUp(arguments.directory)
    var loader = InputLoader(module: arguments.module, [ThemeSelection(folder)])
    for dependency in arguments.dependencies { loader.addDependency(dependency.name, folder: lookedUp(dependency.directory)) }
    let compilation = Compilation.compile(loader.input)
    let findings = FoldedFindings(
      compilation.diagnostics, in: compilation.sources, isHandwritten: FileKind.isHandwritten)
    let command = CommandText.line(["pelmet", "validate", "--verbose", folder.path])
    var renderer = LineRenderer(compilation.sources, listing: command)
    errors.write(findings.entries.map { renderer.render($0) }.joined())
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return false }
    do {
      let files = Emitter.files(compilation.module, module: arguments.module, access: loader.input.module.settings.access)
      try OutputFolder(arguments.output).write(files + emptyFiles(in: folder, besides: loader.input.module))
      return true
    } catch {
      errors.write("error: \(error)\n")
      return false
    }
  }

  /// The plugin, which does not read `pelmet.json`, announces a file for each theme file below the target's directory; these are
  /// for those outside the folders that `themes` names.
  private static func emptyFiles(in folder: ThemeFolder, besides module: CompilerInput.Module) -> [Emitter.File] {
    let names = Set(folder.listing(of: ["."]).files.map { String($0.split(separator: "/").last ?? "") })
    return names.subtracting(module.files.map(\.name)).sorted().compactMap { name in
      guard let file = FileKind.of(name), file.kind == .theme else { return nil }
      return Emitter.emptyFile(of: file.name, "is in none of the folders that \(ModuleSettings.fileName) names")
    }
  }
}

/// The command line.
private struct Arguments {
  var module = ""
  var directory = ""
  var output = ""
  var dependencies: [(name: String, directory: String)] = []
  var inputs: String?

  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--module":
        guard let name = words.next(), let path = words.next() else { return nil }
        (module, directory) = (name, path)
      case "--output":
        guard let path = words.next() else { return nil }
        output = path
      case "--dependency":
        guard let name = words.next(), let path = words.next() else { return nil }
        dependencies.append((name, path))
      case "--inputs":
        guard let path = words.next() else { return nil }
        inputs = path
      default: return nil
      }
    }
    if module.isEmpty || directory.isEmpty || output.isEmpty { return nil }
  }
}
