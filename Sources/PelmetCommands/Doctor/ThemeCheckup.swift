internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// Compiles the themes of a package's targets as their builds do, and writes nothing.
struct ThemeCheckup {
  /// The findings, target by target.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources = SourceMap()
  /// The themes of each target, by paths below the package's folder. Those of tests are left alone unless the plugin compiles them.
  private(set) var themes: [String: [String]] = [:]

  private let package: ThemeFolder
  private let modules: PackageModules?
  private let folders: TargetFolders
  private var graph: ModuleGraph

  /// - Parameter modules: The package as SwiftPM has told it, if it runs the command.
  init(_ manifest: PackageManifest, in package: ThemeFolder, modules: PackageModules?) {
    (self.package, self.modules) = (package, modules)
    folders = TargetFolders(manifest, in: package.path)
    graph = ModuleGraph(manifest, in: package.path)
    for target in manifest.targets where target.isCompiled || target.usesPlugin { check(target) }
  }

  private mutating func check(_ target: PackageManifest.Target) {
    guard let place = folders[target], let folder = folders.themes(of: target) else { return }
    let read = loader(target, folder, []).input
    let files = read.module.files.filter(\.isTheme).map { PackageFiles.path(of: $0.path, in: place) }
    let own = files.filter { folders.target(of: $0)?.name == target.name }
    if !own.isEmpty { themes[target.name] = own }
    if target.usesPlugin, !files.isEmpty {
      compile(target, folder)
    } else {
      // Fixtures of tests are to be left out. Another target has the plugin for its themes.
      let isLeftOut = target.usesPlugin && target.type != "test"
      diagnostics += read.diagnostics.sorted(in: read.sources).map { finding in
        var finding = finding
        if isLeftOut, finding.rule == .themeOutsideTarget { finding.severity = .warning }
        return finding
      }
      sources = read.sources
    }
  }

  /// Asks SwiftPM about other packages only where themes name modules that this one does not have.
  private mutating func compile(_ target: PackageManifest.Target, _ folder: ThemeFolder) {
    let told = modules?.module(around: folder).flatMap { $0.folder.isSame(as: folder) ? $0 : nil }
    let known = told?.dependencies ?? graph.modules(of: target, readsPackages: false).modules
    var compilation = Compilation.validate(loader(target, folder, known).input)
    var isWhole = true
    if told == nil, compilation.diagnostics.contains(where: { $0.rule == .unknownModule }) {
      let all = graph.modules(of: target, readsPackages: true)
      compilation = Compilation.validate(loader(target, folder, all.modules).input)
      isWhole = all.missing.isEmpty || !compilation.diagnostics.contains { $0.rule == .unknownModule }
      if !isWhole { report(all.missing.sorted(), target) }
    }
    diagnostics += compilation.diagnostics.filter { isWhole || $0.rule != .unknownModule }
    sources = compilation.sources
  }

  private func loader(
    _ target: PackageManifest.Target, _ folder: ThemeFolder, _ modules: [(name: String, folder: ThemeFolder)]
  ) -> InputLoader {
    var loader = InputLoader(module: target.name, [ThemeSelection(folder)], sources: sources, mayLackThemes: true)
    for module in modules { loader.addDependency(module.name, folder: module.folder) }
    return loader
  }

  private mutating func report(_ packages: [String], _ target: PackageManifest.Target) {
    let names = list(packages.map { "'\($0)'" }, "and")
    diagnostics.append(
      Diagnostic(
        .unreadableFile, at: .path(package.path(of: "Package.swift")),
        "the themes of the target '\(target.name)' name modules of other packages, and \(names) cannot be read",
        fix: "run 'swift package resolve', and then 'pelmet doctor' again"))
  }
}
