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
  private let files: [File]
  private let targets: SourceTargets

  private struct File {
    let folder: FilePath
    let target: String
    let settings: ModuleSettings
  }

  init(_ targets: SourceTargets) {
    self.targets = targets
    var input = CompilerInput(module: CompilerInput.Module(name: ""))
    var files: [File] = []
    for path in targets.settings {
      do throws(DiskFile.Problem) {
        let id = input.sources.add(path: path, bytes: try DiskFile.bytes(of: path))
        files.append(
          File(folder: FilePath(path).absolute.parent, target: targets.target(of: path), settings: input.settings(in: id)))
      } catch {
        input.reportUnreadable(path, error.reason)
      }
    }
    self.files = files
    (sources, mistakes) = (input.sources, input.diagnostics.diagnostics)
    waivers = SettingsWaivers(
      files.flatMap { file in file.settings.drift.map { ($0, FilePath("\(file.folder)/\($0.file)").absolute) } })
  }

  /// The severity of a rule in a file; `nil` where it is off. The nearest settings around the file decide, or else those of its target, which
  /// may be beside its themes.
  func severity(of rule: Rule, in path: String) -> Severity? {
    let file = FilePath(path).absolute
    let around = files.filter { file.isBelow($0.folder) }.max { $0.folder.components.count < $1.folder.components.count }
    let target = targets.target(of: path)
    let beside = files.filter { $0.target == target }.min { $0.folder.components.count < $1.folder.components.count }
    switch (around ?? beside)?.settings.rules[rule] {
    case .off: return nil
    case .error: return .error
    case .warning: return .warning
    case nil: return rule.severity
    }
  }
}
