internal import PelmetDiagnostics
internal import PelmetFiles

/// Findings about the manifest.
extension PackageCheckup {
  private var manifestPath: String { package.path(of: "Package.swift") }

  /// How targets name Pelmet's package.
  private var packageName: String { pelmet?.name ?? "pelmet" }

  mutating func addPlugin(to target: PackageManifest.Target) {
    let plugin = ".plugin(name: \"PelmetPlugin\", package: \"\(packageName)\")"
    let first = compiled.themes[target.name]?.first ?? ""
    add(
      .incompleteManifest, manifestPath,
      "the target '\(target.name)' has themes, such as '\(first)', and no plugin that compiles them",
      fix: target.plugins.isEmpty
        ? "add plugins: [\(plugin)] to the target '\(target.name)'"
        : "add \(plugin) to \"plugins\" of the target '\(target.name)'")
  }

  mutating func addDependency() {
    add(
      .incompleteManifest, manifestPath, "there are themes, and the package does not depend on Pelmet",
      fix:
        "add .package(url: \"https://github.com/pelmet/pelmet\", \(Release.requirement)) to \"dependencies\" of the package")
  }

  mutating func addProduct(to target: PackageManifest.Target) {
    add(
      .incompleteManifest, manifestPath,
      "the target '\(target.name)' does not depend on the product 'Pelmet', which the Swift of its themes imports",
      fix: "add .product(name: \"Pelmet\", package: \"\(packageName)\") to \"dependencies\" of the target '\(target.name)'")
  }

  /// The targets that depend on something which can bring Pelmet along: a product of any package, or another such target.
  var namesWithPelmet: Set<String> {
    let own = Set(manifest.targets.map(\.name))
    return manifest.targets(dependingOn: { $0.package != nil || !own.contains($0.name) || $0.name == "Pelmet" })
  }

  mutating func reportJSONC(_ pelmet: PackageManifest.Dependency) {
    add(
      .missingLibrary, manifestPath, "Pelmet's tool is built with json-c, whose headers are not installed here",
      notes: [.init("'apt-get install libjson-c-dev' installs them; without json-c, Pelmet's own reader has the same results")],
      fix: "add \"traits: []\" to the dependency: \(pelmet.line("traits: []"))")
  }
}

extension PackageManifest {
  /// The names of the targets that have a dependency for which something holds, and of those that depend on one of them.
  func targets(dependingOn holds: (Reference) -> Bool) -> Set<String> {
    var users: [String: [String]] = [:]
    var pending: [String] = []
    for target in targets {
      for dependency in target.dependencies {
        if holds(dependency) { pending.append(target.name) } else { users[dependency.name, default: []].append(target.name) }
      }
    }
    var found: Set<String> = []
    while let name = pending.popLast() {
      if found.insert(name).inserted { pending += users[name] ?? [] }
    }
    return found
  }
}
