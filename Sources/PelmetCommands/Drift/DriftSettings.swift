internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The settings that an audit obeys: those of the modules whose code it reads.
struct DriftSettings {
  /// The texts of the settings.
  private(set) var sources: SourceMap
  /// The mistakes in them.
  private(set) var mistakes: [Diagnostic] = []
  /// The entries of `drift` in all of them.
  let waivers: SettingsWaivers
  private let targets: SourceTargets
  private var rules: [FilePath: [Rule: RuleSetting]] = [:]
  /// Of each target the settings that are in the highest folder.
  private var rulesOfTargets: [String: (folder: FilePath, rules: [Rule: RuleSetting])] = [:]

  init(_ targets: SourceTargets) {
    self.targets = targets
    var input = CompilerInput(module: CompilerInput.Module(name: ""))
    var waivers: [(DriftWaiver, FilePath)] = []
    for path in targets.settings {
      do throws(DiskFile.Problem) {
        let id = input.sources.add(path: path, bytes: try DiskFile.bytes(of: path))
        let (folder, settings) = (FilePath(path).absolute.parent, input.settings(in: id))
        waivers += settings.drift.map { ($0, FilePath("\(folder)/\($0.file)").absolute) }
        rules[folder] = settings.rules
        let target = targets.target(of: path)
        if rulesOfTargets[target].map({ $0.folder.components.count > folder.components.count }) ?? true {
          rulesOfTargets[target] = (folder, settings.rules)
        }
      } catch {
        input.reportUnreadable(path, error.reason)
      }
    }
    (sources, mistakes) = (input.sources, input.diagnostics.diagnostics)
    let scanned = targets.paths.map { FilePath($0).absolute }
    self.waivers = SettingsWaivers(waivers) { path in scanned.contains { path == $0 || path.isBelow($0) } }
  }

  /// The severity of a rule in a file; `nil` where it is off. The nearest settings around the file decide, or else those of its target, which
  /// may be beside its themes.
  func severity(of rule: Rule, in path: String) -> Severity? {
    let around = FilePath(path).absolute.withFoldersAround.lazy.compactMap { rules[$0] }.first
    switch (around ?? rulesOfTargets[targets.target(of: path)]?.rules)?[rule] {
    case .off: return nil
    case .error: return .error
    case .warning: return .warning
    case nil: return rule.severity
    }
  }
}

/// Entries of `drift` in settings, and which of them were of use.
struct SettingsWaivers {
  private struct Key: Hashable {
    let rule: Rule
    let path: FilePath
  }

  private let waivers: [(waiver: DriftWaiver, path: FilePath)]
  /// Whether all code at a path is looked at.
  private let isWhole: (FilePath) -> Bool
  /// The indices of the waivers for a file or folder.
  private var places: [Key: [Int]] = [:]
  private var used: Set<Int> = []

  /// - Parameters:
  ///   - waivers: With the files that they name, by absolute paths.
  ///   - isWhole: Whether all code at a path is looked at.
  init(_ waivers: [(waiver: DriftWaiver, path: FilePath)], ofWhole isWhole: @escaping (FilePath) -> Bool) {
    (self.waivers, self.isWhole) = (waivers, isWhole)
    for (index, element) in waivers.enumerated() {
      places[Key(rule: element.waiver.rule, path: element.path), default: []].append(index)
    }
  }

  /// Whether a statement is allowed.
  mutating func allow(_ statement: ScannedStatement) -> Bool {
    guard !places.isEmpty else { return false }
    let found = FilePath(statement.place.file).absolute.withFoldersAround.flatMap { path in
      (places[Key(rule: statement.rule, path: path)] ?? []).filter {
        (waivers[$0].waiver.type ?? statement.type) == statement.type
      }
    }
    used.formUnion(found)
    return !found.isEmpty
  }

  /// Those that have allowed nothing, though all code was looked at that they could allow.
  var unused: [DriftWaiver] {
    waivers.indices.filter { !used.contains($0) && isWhole(waivers[$0].path) }.map { waivers[$0].waiver }
  }
}

extension FilePath {
  /// The path, and the folders around it, the nearest first.
  fileprivate var withFoldersAround: [FilePath] {
    Array(sequence(first: self) { $0.components.isEmpty ? nil : $0.parent })
  }
}
