import Foundation
import PelmetDiagnostics
import Testing

@testable import Pelmet
@testable import PelmetCompiler

/// The Swift files generated for the themes of `Fixtures/emit`. The goldens are files of GoldenTests, which compiles and runs them. If a
/// golden no longer compiles, correct it by hand until it does, then record.
@Suite struct EmitterTests {
  static let goldens = Fixtures.testsFolder.appendingPathComponent("GoldenTests/Goldens")

  /// The files of two modules; the second uses the first.
  static func files(_ module: String, reversed: Bool = false) throws -> [Emitter.File] {
    var input = try ThemeFiles.folder("emit", root: "emit", main: module).input
    if reversed { input.module.files.reverse() }
    let compilation = Compilation.compile(input)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
    return Emitter.files(compilation.module, module: module)
  }

  @Test(arguments: ["App", "Company"])
  func generatesTheGoldenFiles(module: String) throws {
    for file in try Self.files(module) {
      try Fixtures.expectGolden(file.text, at: Self.goldens.appendingPathComponent("\(module).\(file.name)"))
    }
  }

  /// A module may have a `Theme` of its own.
  @Test(arguments: ["App", "Company"])
  func namesNoThemeButPelmets(module: String) throws {
    for file in try Self.files(module) {
      #expect(!file.text.replacing("Pelmet.Theme", with: "").contains(/\bTheme\b/), "\(file.name)")
    }
  }

  @Test func generatesTheSameFromFilesInAnyOrder() throws {
    let files = try Self.files("App")
    #expect(files.count == 12)
    #expect(try Self.files("App", reversed: true) == files)
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
    #expect(SwiftText.literal("é\(scalar)日") == "\"é\(code)日\"")
    #expect(SwiftText.comment("é\(scalar)日") == "é 日")
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
