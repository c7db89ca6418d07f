import Foundation
import PelmetDiagnostics

@testable import PelmetCompiler

/// The findings of checks in theme files.
struct CheckedFolder {
  let compilation: Compilation

  /// A folder of fixtures as one module, named by the paths below `root`.
  init(_ folder: String, root: String) throws {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let paths = FileManager.default.enumerator(atPath: Fixtures.folder.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") && $0 != "expected.json" }.sorted()
    for path in paths ?? [] {
      let name = String("\(folder)/\(path)".dropFirst(root.count + 1))
      let id = input.sources.add(path: name, bytes: try Fixtures.bytes("\(folder)/\(path)"))
      if path == ModuleSettings.fileName {
        input.module.settings = input.settings(in: id)
      } else if FileKind.of(path) != nil {
        input.module.files.append(CompilerInput.File(path: path, id: id))
      }
    }
    compilation = Compilation.compile(input)
  }

  /// Themes written in a test, as `name` and text; other files by their whole names.
  init(_ themes: [(name: String, text: String)]) {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    for theme in themes {
      let path = theme.name.contains(".") ? theme.name : "\(theme.name).theme.json"
      let id = input.sources.add(path: path, bytes: Array(theme.text.utf8))
      input.module.files.append(CompilerInput.File(path: path, id: id))
    }
    compilation = Compilation.compile(input)
  }

  /// A line for each finding of some rules, or of all: place, severity, what it says, rule; notes below.
  func lines(of rules: Set<String>? = nil, notes: Bool = true) -> [String] {
    var locator = SourceLocator(compilation.sources)
    return compilation.diagnostics.filter { rules?.contains($0.rule.name) ?? true }.flatMap { finding in
      let line = "\(locator.prefix(of: finding.location)): \(finding.severity): \(finding.summary) [\(finding.rule)]"
      guard notes else { return [line] }
      let related = finding.notes.map { note in
        "  " + (note.span.map { locator.prefix(of: .span($0)) + ": " } ?? "") + note.message
      }
      return [line] + related + [finding.elsewhere?.summary].compactMap { $0 }
    }
  }
}

/// The rules of legibility, and the few that go with them.
let legibilityRules: Set<String> = [
  "FixedAppearance", "IndistinctDisabledState", "LargeTitleWithoutAttributes", "LowContrast", "OversizedTabFont",
  "ParameterWithoutDerivation", "PresetWithoutColor", "ScalingTabFont", "StatusBarContrast", "UnselectedTabContrast",
]
