internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetSyntax

/// The findings of `pelmet validate` in themes that are not written yet.
enum ThemeCheck {
  typealias NamedTheme = (name: String, tree: JSONTree)

  /// The findings in each theme, by its name.
  static func findings(in themes: [NamedTheme], minimumOS: ModelVersion?) -> [(theme: String, finding: Diagnostic)] {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    if let minimumOS { input.module.settings.minimumOS = Theme.OSVersion(minimumOS.major, minimumOS.minor) }
    var names: [FileID: String] = [:]
    for theme in themes {
      let path = theme.name + FileKind.theme.rawValue
      let id = input.sources.add(path: path, bytes: Array(theme.tree.text.utf8))
      input.module.files.append(CompilerInput.File(path: path, id: id, isCompiled: true))
      names[id] = theme.name
    }
    return Compilation.validate(input).diagnostics.compactMap { finding in
      guard case .span(let span) = finding.location, let name = names[span.file] else { return nil }
      return (name, finding)
    }
  }

  /// The rounds in which values are taken out: without one, what names it is wrong in the next.
  private static let maximumRounds = 8

  /// The themes without the values that a theme cannot have, and those values by their paths in the files.
  static func valid(_ themes: [NamedTheme], minimumOS: ModelVersion?) -> (
    themes: [NamedTheme], dropped: [(theme: String, path: [String])]
  ) {
    var themes = themes
    var dropped: [(theme: String, path: [String])] = []
    for round in 1...maximumRounds {
      let errors = findings(in: themes, minimumOS: minimumOS).filter { $0.finding.severity == .error }
      guard !errors.isEmpty else { break }
      // From the end, so that positions in arrays stay true.
      for (theme, finding) in errors.reversed() {
        guard let index = themes.firstIndex(where: { $0.name == theme }) else { continue }
        let path = round == maximumRounds ? [] : JSONPointer.names(finding.pointer ?? "")
        themes[index].tree = path.isEmpty ? ["pelmet": 1] : themes[index].tree.without(path[...])
        dropped.append((theme, path))
      }
    }
    return (themes, dropped)
  }

  /// The themes, each with a waiver for every warning: the look is as it was shipped.
  static func waived(_ themes: [NamedTheme], minimumOS: ModelVersion?) -> [NamedTheme] {
    var waivers: [String: [JSONTree]] = [:]
    for (theme, finding) in findings(in: themes, minimumOS: minimumOS) {
      guard finding.severity == .warning, Rule.settable.contains(finding.rule), let pointer = finding.pointer else { continue }
      let waiver: JSONTree = ["rule": .string(finding.rule.name), "at": .string(pointer), "why": "as shipped"]
      if waivers[theme]?.contains(waiver) != true { waivers[theme, default: []].append(waiver) }
    }
    return themes.map { name, tree in
      guard let list = waivers[name], case .object(let members) = tree else { return (name, tree) }
      return (name, .object(members + [JSONTree.Member("waive", .array(list))]))
    }
  }
}

extension JSONTree {
  /// The tree without the value at a path, which is only as long as a theme is deep.
  fileprivate func without(_ path: ArraySlice<String>) -> JSONTree {
    guard let name = path.first else { return self }
    switch self {
    case .object(let members):
      return .object(
        members.compactMap { member in
          guard member.key == name else { return member }
          return path.count == 1 ? nil : Member(name, member.value.without(path.dropFirst()))
        })
    case .array(let values):
      return .array(
        values.enumerated().compactMap { index, value in
          guard "\(index)" == name else { return value }
          return path.count == 1 ? nil : value.without(path.dropFirst())
        })
    case .null, .boolean, .number, .string: return self
    }
  }
}
