internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// Finds why the themes of a package are not compiled, the likeliest reason first.
struct PackageCheckup {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources = SourceMap()
  private let files: PackageFiles
  private let package: ThemeFolder
  private let manifest: PackageManifest
  private let folders: TargetFolders
  /// The themes of each target, by its name.
  private let themes: [String: [String]]
  /// The dependency on Pelmet.
  private let pelmet: PackageManifest.Dependency?

  /// - Parameters:
  ///   - package: The package's folder.
  ///   - lacksJSONC: Whether Pelmet's tool is built with json-c, which is not installed here.
  init(_ package: ThemeFolder, _ manifest: PackageManifest, lacksJSONC: (PackageManifest.Dependency) -> Bool) {
    (self.package, self.manifest) = (package, manifest)
    files = PackageFiles(below: package.path)
    let folders = TargetFolders(manifest, in: package.path)
    self.folders = folders
    pelmet = manifest.dependencies.first(where: \.isPelmet)
    themes = files.themes.reduce(into: [:]) { themes, path in
      if let target = folders.target(of: path) { themes[target.name, default: []].append(path) }
    }
    for target in themed where !target.usesPlugin { addPlugin(to: target) }
    if !files.themes.isEmpty, pelmet == nil, !manifest.isPelmet { addDependency() }
    for target in themed where lacksProduct(target) { addProduct(to: target) }
    for target in themed { checkSources(of: target) }
    for folder in outside { moveThemes(in: folder) }
    for target in manifest.targets where target.usesPlugin || isThemed(target) { checkNames(in: target) }
    for path in files.settings { checkSettings(path) }
    if let pelmet, lacksJSONC(pelmet) { reportJSONC(pelmet) }
    if files.themes.isEmpty, diagnostics.isEmpty {
      add(
        .unreadableFile, package.path, "this package has no theme file (NAME.theme.json)",
        fix: "add one: 'pelmet init' writes a first theme")
    }
  }

  /// The number of themes that the plugin is to compile.
  var themeCount: Int { themed.reduce(0) { $0 + (themes[$1.name]?.count ?? 0) } }

  private func isThemed(_ target: PackageManifest.Target) -> Bool {
    themes[target.name] != nil && (target.isCompiled || target.usesPlugin)
  }

  /// The targets with themes. Those of tests are left alone unless they want theirs compiled.
  private var themed: [PackageManifest.Target] { manifest.targets.filter(isThemed) }

  private mutating func add(_ rule: Rule, _ path: String, _ summary: String, notes: [Diagnostic.Note] = [], fix: String) {
    diagnostics.append(Diagnostic(rule, at: .path(path), summary, notes: notes, fix: fix))
  }
}

// MARK: - The manifest

extension PackageCheckup {
  private var manifestPath: String { package.path(of: "Package.swift") }

  /// How targets name Pelmet's package.
  private var packageName: String { pelmet?.name ?? "pelmet" }

  private mutating func addPlugin(to target: PackageManifest.Target) {
    let plugin = ".plugin(name: \"PelmetPlugin\", package: \"\(packageName)\")"
    let first = themes[target.name]?.first ?? ""
    add(
      .incompleteManifest, manifestPath,
      "the target '\(target.name)' has themes, such as '\(first)', and no plugin that compiles them",
      fix: target.plugins.isEmpty
        ? "add plugins: [\(plugin)] to the target '\(target.name)'"
        : "add \(plugin) to \"plugins\" of the target '\(target.name)'")
  }

  private mutating func addDependency() {
    add(
      .incompleteManifest, manifestPath, "there are themes, and the package does not depend on Pelmet",
      fix:
        "add .package(url: \"https://github.com/pelmet/pelmet\", from: \"\(Release.number)\") to \"dependencies\" of the package")
  }

  private mutating func addProduct(to target: PackageManifest.Target) {
    add(
      .incompleteManifest, manifestPath,
      "the target '\(target.name)' does not depend on the product 'Pelmet', which the Swift of its themes imports",
      fix: "add .product(name: \"Pelmet\", package: \"\(packageName)\") to \"dependencies\" of the target '\(target.name)'")
  }

  /// Whether nothing that a target depends on can bring Pelmet along.
  private func lacksProduct(_ target: PackageManifest.Target) -> Bool {
    var seen: Set<String> = []
    var pending = [target]
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    while let next = pending.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      for dependency in next.dependencies {
        guard dependency.package == nil, let target = targets[dependency.name] else { return false }
        if target.name == "Pelmet" { return false }
        pending.append(target)
      }
    }
    return true
  }

  private mutating func reportJSONC(_ pelmet: PackageManifest.Dependency) {
    add(
      .missingLibrary, manifestPath, "Pelmet's tool is built with json-c, whose headers are not installed here",
      notes: [.init("'apt-get install libjson-c-dev' installs them; without json-c, Pelmet's own reader has the same results")],
      fix: "add \"traits: []\" to the dependency: \(pelmet.line("traits: []"))")
  }
}

// MARK: - Files

extension PackageCheckup {
  private mutating func checkSources(of target: PackageManifest.Target) {
    guard let folder = folders[target] else { return }
    let excluded = target.exclude.map { "\(folder)/\($0)" }
    let hasSource = files.swift.contains { path in
      folders.target(of: path)?.name == target.name && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    guard !hasSource else { return }
    let file = "\(folder)/\(target.name).swift"
    add(
      .targetWithoutSources, package.path(of: folder),
      "the target '\(target.name)' has themes and no Swift file, so that SwiftPM leaves it out, themes and all",
      fix: "add a Swift file, such as \"\(file)\"")
  }

  /// The outermost folders with themes that belong to no target, without those of tests.
  private var outside: [String] {
    var found: [String] = []
    let all = files.themes.filter { folders.target(of: $0) == nil && !$0.hasPrefix("Tests/") }.map(PackageFiles.parent)
    let holders = Set(all)
    for folder in all
    where found.last != folder && !PackageFiles.parents(of: folder).contains(where: { $0 != folder && holders.contains($0) }) {
      found.append(folder)
    }
    return found
  }

  private mutating func moveThemes(in folder: String) {
    let name = folder.split(separator: "/").last.map { String($0) } ?? "Themes"
    let target = home.map { "\"\($0)/\(folder.isEmpty ? "Themes" : name)\"" } ?? "the folder of a target"
    add(
      .themeOutsideTarget, folder.isEmpty ? package.path : package.path(of: folder),
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

  /// Files of a target that look as if they were meant to be read.
  private mutating func checkNames(in target: PackageManifest.Target) {
    guard let folder = folders[target] else { return }
    let selection = ThemeSelection(ThemeFolder(package.path(of: folder)))
    let input = InputLoader(module: target.name, [selection], sources: sources).input
    sources = input.sources
    diagnostics += input.diagnostics.diagnostics.filter { [.misnamedTheme, .unusedSettings].contains($0.rule) }
  }

  /// Settings that no module has. Those beside themes that are to be moved go with them.
  private mutating func checkSettings(_ path: String) {
    let folder = PackageFiles.parent(of: path)
    let isBesideThemes = outside.contains { $0 == folder || PackageFiles.parents(of: $0).contains(folder) && !folder.isEmpty }
    guard folders.target(of: path) == nil, !isBesideThemes, !path.hasPrefix("Tests/") else { return }
    add(
      .unusedSettings, package.path(of: path), "these settings have no effect: no target has this folder",
      fix: "move them to \(home.map { "\"\($0)/\(ModuleSettings.fileName)\"" } ?? "the folder of a target")")
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

extension PackageManifest.Target {
  fileprivate var usesPlugin: Bool { plugins.contains { $0.name == "PelmetPlugin" } }

  /// Whether it is a module of the product, and not of the package's own work.
  fileprivate var isCompiled: Bool { type == "regular" || type == "executable" }
}
