internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The build plugin's tool. Its arguments are a contract with the plugin and nobody else:
///
///     pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]...
///
/// Findings go to standard output as `path:line:column: error: …`, where the build shows them as they are. With an error nothing is
/// written and the status is 1.
@main
enum Pelmetc {
  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      print("error: usage: pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]...")
      exit(64)
    }
    let folder = ThemeFolder(arguments.directory)
    var loader = InputLoader(module: arguments.module, [ThemeSelection(folder)])
    for dependency in arguments.dependencies {
      loader.addDependency(dependency.name, folder: ThemeFolder(dependency.directory))
    }
    let compilation = Compilation.compile(loader.input)
    var renderer = LineRenderer(compilation.sources)
    for diagnostic in compilation.diagnostics { print(renderer.render(diagnostic), terminator: "") }
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { exit(1) }
    do {
      let files = Emitter.files(compilation.module, module: arguments.module, access: loader.input.module.settings.access)
      try OutputFolder(arguments.output).write(files + emptyFiles(in: folder, besides: loader.input.module))
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  /// The plugin, which does not read `pelmet.json`, announces a file for each theme file below the target's directory; these are for those
  /// outside the folders that `themes` names.
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
      default: return nil
      }
    }
    if module.isEmpty || directory.isEmpty || output.isEmpty { return nil }
  }
}
