internal import PelmetDiagnostics

/// Lines that make a target of an existing package compile themes.
struct ManifestAddition {
  let target: String
  let dependency: PelmetDependency

  /// The manifest with the lines; `nil` where it is written in another way, or knows Pelmet already.
  func added(to manifest: String) -> String? {
    let manifest = ManifestText(manifest)
    guard !manifest.mentions("pelmet") else { return nil }
    return manifest.adding(text(withPlatforms: !manifest.has("platforms:")), changing: [target])
  }

  private func text(withPlatforms: Bool) -> String {
    var lines = ["// Pelmet compiles the themes of \(target)."]
    if withPlatforms { lines.append("package.platforms = \(PelmetDependency.platforms)") }
    lines += [
      "package.dependencies.append(\(dependency.line))",
      "for target in package.targets where target.name == \"\(target)\" {",
      "  target.dependencies += [",
    ]
    lines += PelmetDependency.products.map { "    \($0)," }
    lines += ["  ]", "  target.plugins = (target.plugins ?? []) + [\(PelmetDependency.plugin)]", "}"]
    return lines.joined(separator: "\n")
  }

  /// The lines for a person to add.
  /// - Parameter target: The name of the target; `nil` if it is not known.
  static func advice(target: String?, _ dependency: PelmetDependency) -> String {
    let products = PelmetDependency.products.map { "    \($0)," }.joined(separator: "\n")
    return """
      Add to Package.swift, first to the package, then to the target \(target.map { "'\($0)'" } ?? "that has the folder"):

        platforms: \(PelmetDependency.platforms),  // or later
        dependencies: [
          \(dependency.line)
        ],

        dependencies: [
      \(products)
        ],
        plugins: [
          \(PelmetDependency.plugin)
        ]
      """
  }
}
