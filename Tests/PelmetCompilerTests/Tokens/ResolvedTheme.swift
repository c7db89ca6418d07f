import Pelmet
import PelmetDiagnostics
import PelmetReports

@testable import PelmetCompiler
@testable import PelmetResolution

/// The module `App` with one theme, `theme.theme.json`, and what `pelmet resolve` says about it.
struct ResolvedTheme {
  private(set) var files: ThemeFiles

  init(_ theme: String, _ others: [(path: String, text: String)]) {
    files = ThemeFiles([("theme.theme.json", theme)] + others)
    for index in files.input.module.files.indices.dropFirst() { files.input.module.files[index].isCompiled = false }
  }

  /// The text of a value: `#RRGGBB` or digits.
  func value(
    _ path: String, _ scheme: Theme.Traits.Scheme = .light, _ contrast: Theme.Traits.Contrast = .normal,
    _ level: Theme.Traits.Level = .base
  ) throws -> String? {
    let query = ResolveQuery(traits: Theme.Traits(scheme: scheme, contrast: contrast, level: level))
    let values = try Resolution.resolve(files.input, query).values
    switch values?.first(where: { $0.path == path })?.value {
    case .string(let text): return text.hasPrefix("#") && text.hasSuffix("FF") ? String(text.dropLast(2)) : text
    case .number(let number): return digits(number)
    default: return nil
    }
  }

  /// The value in light, dark, light with high contrast, dark with high contrast, and dark on an elevated level.
  func variants(_ path: String) throws -> [String?] {
    [
      try value(path), try value(path, .dark), try value(path, .light, .high), try value(path, .dark, .high),
      try value(path, .dark, .normal, .elevated),
    ]
  }

  /// `Rule: message` of each finding of a whole run but those of the rules about themes.
  var findings: [String] { diagnostics.map { "\($0.rule): \($0.summary)" } }

  var diagnostics: [Diagnostic] { Compilation.compile(files.input).diagnostics.filter { $0.rule.stage != .checking } }

  var compilation: Compilation { Compilation.compile(files.input) }
}
