internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// Finds why the themes of a package are not compiled, and compiles those that are.
struct PackageCheckup {
  /// The findings about the package, the likeliest reason first; those about its themes are in ``compiled``.
  var diagnostics: [Diagnostic] = []
  /// The files that findings are about.
  var sources: SourceMap
  private let files: PackageFiles
  let package: ThemeFolder
  let manifest: PackageManifest
  private let folders: TargetFolders
  /// The themes of each target, compiled as in its build.
  let compiled: ThemeCheckup
  /// The outermost folders with themes that belong to no target, without those of tests.
  private let outside: [String]
  /// The dependency on Pelmet.
  let pelmet: PackageManifest.Dependency?

  /// - Parameters:
  ///   - package: The package's folder.
  ///   - modules: The package as SwiftPM has told it, if it runs the command.
  ///   - lacksJSONC: Whether Pelmet's tool is built with json-c, which is not installed here.
  init(
    _ package: ThemeFolder, _ manifest: PackageManifest, modules: PackageModules? = nil,
    lacksJSONC: (PackageManifest.Dependency) -> Bool
  ) {
    (self.package, self.manifest) = (package, manifest)
    files = PackageFiles(below: package.path)
    let folders = TargetFolders(manifest, in: package.path)
    self.folders = folders
    pelmet = manifest.dependencies.first(where: \.isPelmet)
    compiled = ThemeCheckup(manifest, in: package, modules: modules)
    sources = compiled.sources
    // A target may have them by a link.
    let compiled = Set(compiled.themes.values.joined().map { PackageFiles.real(package.path(of: $0)) })
    outside = Self.outermost(
      files.themes.filter { path in
        let isCompiled = folders.target(of: path) != nil || compiled.contains(PackageFiles.real(package.path(of: path)))
        return !isCompiled && !path.hasPrefix("Tests/")
      }.map(PackageFiles.parent))
    for target in themed where !target.usesPlugin { addPlugin(to: target) }
    if !files.themes.isEmpty, pelmet == nil, !manifest.isPelmet { addDependency() }
    let importing = namesWithPelmet
    for target in themed where !importing.contains(target.name) { addProduct(to: target) }
    let sourced = Set(compiledSwift.map(\.target.name))
    for target in themed where !sourced.contains(target.name) { addSource(to: target) }
    for folder in outside { moveThemes(in: folder) }
    checkSettings()
    if let pelmet, lacksJSONC(pelmet) { reportJSONC(pelmet) }
    checkConditions()
    if files.themes.isEmpty, !buildsUIKit, diagnostics.isEmpty, self.compiled.diagnostics.isEmpty {
      add(
        .unreadableFile, package.path, "this package has no theme file (NAME.theme.json)",
        fix: "add one: 'pelmet init' writes a first theme")
    }
  }

  /// The number of themes that the plugin is to compile.
  var themeCount: Int { compiled.themes.values.reduce(0) { $0 + $1.count } }

  /// The targets with themes that are to be compiled.
  var themed: [PackageManifest.Target] { manifest.targets.filter { compiled.themes[$0.name] != nil } }

  /// The path of a folder of the package, as messages show it.
  private func path(of folder: String) -> String { folder.isEmpty ? package.path : package.path(of: folder) }

  mutating func add(_ rule: Rule, _ path: String, _ summary: String, notes: [Diagnostic.Note] = [], fix: String) {
    diagnostics.append(Diagnostic(rule, at: .path(path), summary, notes: notes, fix: fix))
  }
}

extension PackageCheckup {
  /// The Swift files that the manifest does not leave out, with their targets.
  var compiledSwift: [(path: String, target: PackageManifest.Target)] {
    var excluded: Set<String> = []
    for target in manifest.targets {
      if let folder = folders[target] { excluded.formUnion(target.exclude.map { PackageFiles.path(of: $0, in: folder) }) }
    }
    return files.swift.compactMap { path in
      let isExcluded = excluded.contains(path) || PackageFiles.parents(of: path).contains(where: excluded.contains)
      return isExcluded ? nil : folders.target(of: path).map { (path, $0) }
    }
  }

  private mutating func addSource(to target: PackageManifest.Target) {
    guard let folder = folders[target], !PackageFiles.hasLinks(folder, in: package.path) else { return }
    let file = PackageFiles.path(of: "\(target.name).swift", in: folder)
    add(
      .targetWithoutSources, path(of: folder),
      "the target '\(target.name)' has themes and no Swift file, so that SwiftPM leaves it out, themes and all",
      fix: "add a Swift file, such as \"\(file)\"")
  }

  /// Those of some folders that are in none of the others. Folders in the order of what they were found by.
  private static func outermost(_ folders: [String]) -> [String] {
    let all = Set(folders)
    var found: [String] = []
    for folder in folders where found.last != folder {
      if !PackageFiles.parents(of: folder).contains(where: { $0 != folder && all.contains($0) }) { found.append(folder) }
    }
    return found
  }

  private mutating func moveThemes(in folder: String) {
    let name = folder.split(separator: "/").last.map { String($0) } ?? "Themes"
    let target = home.map { "\"\(PackageFiles.path(of: name, in: $0))\"" } ?? "the folder of a target"
    add(
      .themeOutsideTarget, path(of: folder),
      "the themes here are in no target's folder, so that the plugin does not compile them",
      fix: "move \(folder.isEmpty ? "them" : "the folder") to \(target)")
  }

  /// The folder of the target that is to have the themes, if that is certain.
  private var home: String? {
    let users = manifest.targets.filter(\.usesPlugin)
    let compiled = manifest.targets.filter(\.isCompiled)
    let only = users.count == 1 ? users.first : compiled.count == 1 ? compiled.first : nil
    return only.flatMap { folders[$0] }
  }

  /// Settings that no module has. Those of themes that are to be moved go with them.
  private mutating func checkSettings() {
    let place = home.map { PackageFiles.path(of: ModuleSettings.fileName, in: $0) }
    let moved = Set(outside)
    let around = Set(outside.flatMap { PackageFiles.parents(of: $0) }).subtracting([""])
    for path in files.settings where folders.target(of: path) == nil && !path.hasPrefix("Tests/") {
      guard !around.contains(PackageFiles.parent(of: path)), !PackageFiles.parents(of: path).contains(where: moved.contains)
      else {
        continue
      }
      add(
        .unusedSettings, package.path(of: path), "these settings have no effect: no target has this folder",
        fix: "move them to \(place.map { "\"\($0)\"" } ?? "the folder of a target")")
    }
  }
}

extension PackageManifest {
  /// Whether this is Pelmet itself, which has the plugin.
  fileprivate var isPelmet: Bool { targets.contains { $0.name == "PelmetPlugin" && $0.type == "plugin" } }
}

extension PackageManifest.Dependency {
  fileprivate var isPelmet: Bool {
    name.lowercased() == "pelmet" || path.map { ThemeFolder("\($0)/Plugins/PelmetPlugin").exists } ?? false
  }
}
