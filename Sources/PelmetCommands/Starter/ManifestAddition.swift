internal import PelmetDiagnostics

/// Lines that make a target of an existing package compile themes.
struct ManifestAddition {
  let target: String
  let dependency: PelmetDependency

  /// The manifest with the lines at its end, where they change the finished description of the package: so its own lines stay as they are.
  /// `nil` where that is not certain: the manifest is written in another way, or knows Pelmet already.
  func added(to manifest: String) -> String? {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let declarations = lines.count { $0.hasPrefix("let package = Package(") || $0.hasPrefix("var package = Package(") }
    let targets = manifest.split(separator: "arget(").dropFirst()
    let hasTarget = targets.contains { $0.drop(while: \.isWhitespace).hasPrefix("name: \"\(target)\"") }
    guard declarations == 1, hasTarget, !manifest.lowercased().contains("pelmet") else { return nil }
    let end = manifest.hasSuffix("\n") ? "" : "\n"
    return manifest + end + "\n" + text(withPlatforms: !manifest.contains("platforms:")) + "\n"
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
