import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import Pelmet
@testable import PelmetCompiler

/// The Swift files generated for the themes of `Fixtures/emit`. The goldens are files of GoldenTests, which compiles and runs them. If a
/// golden no longer compiles, correct it by hand until it does, then record.
@Suite struct EmitterTests {
  static let goldens = Fixtures.testsFolder.appendingPathComponent("GoldenTests/Goldens")

  /// The files of a module; others may use it.
  static func files(_ module: String, reversed: Bool = false) throws -> [Emitter.File] {
    var input = try ThemeFiles.folder("emit", root: "emit", main: module).input
    if reversed { input.module.files.reverse() }
    let compilation = Compilation.compile(input)
    expectEqual(compilation.diagnostics.filter { $0.severity == .error }.map(\.summary), [])
    return Emitter.files(compilation.module, module: module)
  }

  @Test(arguments: ["App", "Brand", "Company"])
  func generatesTheGoldenFiles(module: String) throws {
    for file in try Self.files(module) {
      try Fixtures.expectGolden(file.text, at: Self.goldens.appendingPathComponent("\(module).\(file.name)"))
    }
  }

  /// The most lines that a golden may have. A theme with one value is one expression, and a large one is no longer than its values.
  private static let lines = [
    "App.BYOB": 7, "App.Themes.index": 148, "App.constants": 186, "App.default": 37, "App.everywhere": 142, "App.hostile": 27,
    "App.large": 1_149, "App.names-Of_everyKind2": 51, "App.one-value": 10, "App.parameters": 46, "App.rows": 89, "App.self": 7,
    "App.systems": 92, "App.values": 99, "Brand.Themes.index": 112, "Brand.brand-dense": 7, "Brand.brand-roomy": 10,
    "Company.Themes.index": 17, "Company.base": 2,
  ]

  @Test(arguments: ["App", "Brand", "Company"])
  func `goldens stay as short as they are`(module: String) throws {
    for file in try Self.files(module) {
      let name = "\(module).\(file.name.prefix { $0 != "." })\(file.name == Emitter.indexName ? ".index" : "")"
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let limit = try #require(Self.lines[name], "\(name) has \(count) lines")
      #expect(count <= limit, "\(name) has \(count) lines")
    }
  }

  @Test func `a theme with one value is one expression`() throws {
    let text = try #require(try Self.files("App").first { $0.name.hasPrefix("one-value") }?.text)
    #expect(
      text.contains(
        """
          public nonisolated static let oneValue = Self(
            name: "one-value",
            table: Table(Style(window: WindowStyle(tintColor: .rgb(0x0A84FF))))
          )
        """))
  }

  @Test func `constants have the names of colours and places`() throws {
    let text = try #require(try Self.files("App").first { $0.name.hasPrefix("constants") }?.text)
    let names = text.matches(of: #/ {4}let (\w+)/#).map { String($0.1) }
    #expect(
      names == [
        "_1st", "copyColor", "defaultColor", "selfColor", "color", "soft", "softer", "window", "windowStyle",
        "titleTextAttributes",
        "disabledButtonAppearance", "buttonAppearance", "doneButtonAppearance", "standardNavigationBar",
        "scrollEdgeNavigationBar",
        "navigationBar", "stackedLayoutAppearance", "standardTabBar", "tabBar", "padTintColor", "padNavigationBar",
        "beforeIOS26TabBar", "darkStatusBar", "photoStandardNavigationBar", "photoNavigationBar", "photoPadNavigationBar",
      ])
  }

  /// A module may have a `Theme` of its own.
  @Test(arguments: ["App", "Brand", "Company"])
  func namesNoThemeButPelmets(module: String) throws {
    for file in try Self.files(module) {
      #expect(!file.text.replacing("Pelmet.Theme", with: "").contains(/\bTheme\b/), "\(file.name)")
    }
  }

  @Test func generatesTheSameFromFilesInAnyOrder() throws {
    let files = try Self.files("App")
    expectEqual(files.count, 14)
    try expectEqual(Self.files("App", reversed: true), files)
    for _ in 0..<3 { #expect(try Self.files("App") == files) }
  }

  @Test func firstParameterWithTheNameOfTheThemeHasNoLabel() {
    let brand = """
      { "pelmet": 1, "parameters": { "brand": { "type": "color" }, "density": { "type": "number", "default": 1 } } }
      """
    let compilation = Compilation.compile(ThemeFiles([("brand.theme.json", brand), ("shop.theme.json", brand)]).input)
    let texts = Emitter.files(compilation.module, module: "App").map(\.text)
    #expect(texts[0].contains("func brand(_ brand: Color.RGB, density: Double = 1) -> Self"))
    #expect(texts[1].contains("func shop(brand: Color.RGB, density: Double = 1) -> Self"))
  }

  @Test(arguments: [
    ("App", "AppThemes"), ("SystemThemes", "SystemThemeIndex"), ("Themes", "ThemeIndex"), ("my-app", "MyAppThemes"),
  ])
  func indexHasANameOfItsOwn(module: String, type: String) {
    let files = Emitter.files(Compilation.compile(ThemeFiles().input).module, module: module)
    #expect(files.last?.text.contains("enum \(type) {") == true)
  }

  /// A filler of Hangul, a joiner of graphemes, what else has no width, a blank of Braille, a variation, a space that is none.
  @Test(
    arguments: [0x3164, 0x34F, 0x115F, 0x17B4, 0xFFA0, 0x2060, 0x180B, 0x2800, 0xFE0F, 0xE0100, 0x200D, 0x3000, 0x202E]
      as [UInt32])
  func `what nobody sees is an escape in a literal, and a space in a comment`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let code = "\\u{\(String(value, radix: 16, uppercase: true))}"
    expectEqual(SwiftText.literal("é\(scalar)日"), "\"é\(code)日\"")
    expectEqual(SwiftText.comment("é\(scalar)日"), "é 日")
  }

  /// Nothing but what Swift shows plainly is in a generated file: no control, no mark that reorders text, no line end in a literal.
  @Test func generatesPlainTextOnly() throws {
    let file = try #require(try Self.files("App").first { $0.name.hasPrefix("hostile") })
    let hidden = file.text.unicodeScalars.filter { scalar in
      [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory) && scalar != "\n"
    }
    #expect(hidden.isEmpty)
    // An interpolation is a backslash that no other one escapes, before a bracket, outside of comments.
    let code = file.text.split(separator: "\n").filter { !$0.contains("///") }
    let isInterpolating = code.contains { $0.replacing("\\\\", with: "").contains("\\(") }
    #expect(!isInterpolating)
  }
}
