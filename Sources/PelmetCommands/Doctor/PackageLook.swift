internal import PelmetCompiler
internal import PelmetDiagnostics

/// The lines that say what doctor has looked at: each target with themes, and what compiles them.
enum PackageLook {
  static func lines(_ checkup: PackageCheckup) -> String {
    let targets = checkup.manifest.targets.filter { $0.isCompiled || $0.usesPlugin }
    let themed = checkup.themed
    let themedNames = Set(themed.map(\.name))
    let rest = targets.filter { !themedNames.contains($0.name) }.map { "'\($0.name)'" }
    var lines = "looked at \(count(targets.count, "target")) of the package '\(checkup.manifest.name)'\n"
    for target in themed {
      let themes = count(checkup.compiled.themes[target.name]?.count ?? 0, "theme")
      lines += "  '\(target.name)' has \(themes), compiled by \(target.usesPlugin ? "PelmetPlugin" : "nothing")\n"
    }
    if !rest.isEmpty {
      let shown = rest.count <= 4 ? rest : rest.prefix(3) + ["\(rest.count - 3) others"]
      lines += "  \(list(shown, "and")) \(rest.count == 1 ? "has" : "have") no theme to compile\n"
    }
    return lines
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
