import Foundation
import PelmetDiagnostics
import PelmetNotation
import PelmetReports
import PelmetTestSupport

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// A folder of `Tests/Fixtures/import-shapes`: what its code shows, and the themes that an import makes of it.
struct ShapeFixture {
  struct Check: Decodable, CustomStringConvertible {
    var theme: String
    var screen: String?
    var context: String?
    var traits: [String: String]
    var path: String
    var value: JSONScalar?

    var description: String { "\(theme) \(screen ?? "") \(context ?? "") \(traits) \(path)" }
  }

  let name: String

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/import-shapes/\(name)")
  }

  /// The values that an import must give, and does: ShapeTests hold it.
  var checks: [Check] {
    get throws {
      try JSONDecoder().decode([Check].self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
    }
  }

  /// The themes that an import gives, in the words of a person.
  var goldens: ThemeTexts {
    get throws {
      let golden = folder.appendingPathComponent("golden")
      let names = try FileManager.default.contentsOfDirectory(atPath: golden.path).filter { $0.hasSuffix(".theme.json") }
      return try ThemeTexts(
        names.sorted().map { file in
          (
            String(file.dropLast(".theme.json".count)),
            try String(contentsOf: golden.appendingPathComponent(file), encoding: .utf8)
          )
        })
    }
  }
}

/// The texts of themes, as a module.
struct ThemeTexts {
  private let texts: [(name: String, text: String)]

  init(_ texts: [(name: String, text: String)]) {
    self.texts = texts
  }

  private func input(compiled: String? = nil) -> CompilerInput {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    for (name, text) in texts {
      let path = "\(name).theme.json"
      let id = input.sources.add(path: path, bytes: Array(text.utf8))
      input.module.files.append(CompilerInput.File(path: path, id: id, isCompiled: compiled.map { $0 == name } ?? true))
    }
    return input
  }

  /// The errors that `pelmet validate` reports.
  var errors: [String] {
    Compilation.validate(input()).diagnostics.filter { $0.severity == .error }.map(\.summary)
  }

  /// The value of a check; `nil` where the theme sets none, or has no such place.
  func value(_ check: ShapeFixture.Check) -> String? {
    var traits = Theme.Traits()
    traits.scheme = check.traits["scheme"].flatMap(Theme.Traits.Scheme.init) ?? traits.scheme
    traits.contrast = check.traits["contrast"].flatMap(Theme.Traits.Contrast.init) ?? traits.contrast
    traits.idiom = check.traits["idiom"].flatMap(Theme.Traits.Idiom.init) ?? traits.idiom
    traits.os = check.traits["os"].flatMap { Theme.OSVersion($0) } ?? traits.os
    let query = ResolveQuery(screen: check.screen, context: check.context, traits: traits, arguments: [])
    let values = try? Resolution.resolve(input(compiled: check.theme), query).values
    return values?.last { $0.path == check.path }?.value.line
  }

  /// A theme as an app gets it.
  func theme(_ name: String) throws -> Theme? {
    Compilation.compile(input(compiled: name)).module.themes.map(\.theme).first { $0.name == name }
  }
}
