import Foundation
import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The findings of `pelmet doctor` about themes: it compiles what builds compile. A `swift` on the path prints the manifests of packages, which are
/// files beside their Package.swift.
@Suite(.enabled(if: BuiltTool.url("pelmet") != nil)) struct DoctorThemeTests {
  private static let theme = "{ \"pelmet\": 1 }"
  private static let broken = "{ \"pelmet\": 1, \"oops\": 1 }"

  private static func manifest(_ name: String, _ targets: String..., dependencies: String = "", products: String = "") -> String {
    """
    { "name": "\(name)", "dependencies": [\(dependencies.isEmpty ? DoctorTests.pelmet : "\(DoctorTests.pelmet), \(dependencies)")],
      "products": [\(products)], "targets": [\(targets.joined(separator: ", "))] }
    """
  }

  private static func app(_ members: String..., excluding paths: String = "", depending: String = DoctorTests.product) -> String {
    DoctorTests.target("App", ([DoctorTests.plugin] + members).joined(separator: ", "), dependencies: depending)
      .replacing("\"exclude\": []", with: "\"exclude\": [\(paths)]")
  }

  private func doctor(_ files: [String: String], format: String = "text") throws -> (
    status: Int32, lines: [String], output: String
  ) {
    let swift = "#!/bin/sh\ncat \"$3/manifest.json\"\n"
    let base = ["Package.swift": "", "Sources/App/App.swift": "", "bin/swift": swift]
    let folder = try TemporaryFolder(base.merging(files) { $1 })
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["bin/swift"])
    let run = try ToolRun(
      try #require(BuiltTool.url("pelmet")), ["doctor", "--format", format], in: folder,
      environment: ["PATH": "\(folder["bin"]):/usr/bin:/bin"])
    let lines = run.errors.replacing(folder.path + "/", with: "").split(separator: "\n").map { String($0) }
    return (run.status, lines.filter { !$0.hasPrefix(" ") || $0.hasPrefix("  '") }, run.output)
  }

  @Test func `errors of themes are those of the build`() throws {
    let run = try doctor(["manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": Self.broken])
    expectEqual(run.status, 1)
    #expect(
      run.lines == [
        "Sources/App/a.theme.json:1:16: error: 'oops' is not a key of a theme [UnknownKey]",
        "looked at 1 target of the package 'Shop'", "  'App' has 1 theme, compiled by PelmetPlugin", "1 error in 1 theme",
      ])
    let json = try doctor(
      ["manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": Self.broken], format: "json")
    #expect(json.output.contains("\"UnknownKey\""))
    expectEqual(json.lines, [])
  }

  @Test func `a folder that the settings name and that is not there is an error at its line`() throws {
    let run = try doctor([
      "manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": Self.theme,
      "Sources/App/pelmet.json": "{\n  \"themes\": [\".\", \"Themes\"] }",
    ])
    expectEqual(run.status, 1)
    #expect(
      run.lines.first
        == "Sources/App/pelmet.json:2:19: error: 'Themes' cannot be read: there is no such file or folder [UnreadableFile]")
    let only = try doctor([
      "manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": Self.theme,
      "Sources/App/pelmet.json": "{ \"themes\": [\"Themes\"] }",
    ])
    expectEqual(only.status, 1)
    expectEqual(
      only.lines.dropFirst(), ["looked at 1 target of the package 'Shop'", "  'App' has no theme to compile", "1 error"])
  }

  @Test func `a warning about a theme fails no build`() throws {
    let theme =
      "{ \"pelmet\": 1, \"waive\": [{ \"rule\": \"LowContrast\", \"at\": \"/toolbar\", \"why\": \"x\" }], \"toolbar\": {} }"
    let run = try doctor(["manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": theme])
    expectEqual(run.status, 0, "\(run.lines)")
    expectEqual(run.lines.last, "1 warning in 1 theme")
    let misnamed = try doctor([
      "manifest.json": Self.manifest("Shop", Self.app()), "Sources/App/a.theme.json": Self.theme,
      "Sources/App/b-theme.json": Self.theme,
    ])
    expectEqual(misnamed.status, 1)
  }

  @Test func `what the manifest excludes is left out, as a remark with the line for pelmet json`() throws {
    let files = [
      "manifest.json": Self.manifest("Shop", Self.app(excluding: "\"docs\"")), "Sources/App/a.theme.json": Self.theme,
      "Sources/App/docs/b.theme.json": Self.broken,
    ]
    let run = try doctor(files)
    expectEqual(run.status, 0)
    #expect(
      run.lines == [
        "Sources/App: remark: 1 theme is not compiled: Package.swift leaves 'docs' out of the target [ThemeOutsideTarget]",
        "looked at 1 target of the package 'Shop'", "  'App' has 1 theme, compiled by PelmetPlugin", "1 remark in 1 theme",
      ])
    let agreed = try doctor(files.merging(["Sources/App/pelmet.json": "{ \"exclude\": [\"docs\"] }"]) { $1 })
    expectEqual(agreed.lines.last, "no errors in 1 theme")
    let named = try doctor(files.merging(["Sources/App/pelmet.json": "{ \"themes\": [\"docs\"] }"]) { $1 })
    expectEqual(named.status, 1)
    #expect(named.lines.first?.hasPrefix("Sources/App/docs/b.theme.json:1:16: error:") == true)
  }

  @Test func `a target with the plugin of which every theme is left out is a warning`() throws {
    let run = try doctor([
      "manifest.json": Self.manifest("Shop", Self.app(excluding: "\"Themes\"")), "Sources/App/Themes/a.theme.json": Self.theme,
    ])
    expectEqual(run.status, 1)
    #expect(
      run.lines == [
        "Sources/App: warning: 1 theme is not compiled: Package.swift leaves 'Themes' out of the target [ThemeOutsideTarget]",
        "looked at 1 target of the package 'Shop'", "  'App' has no theme to compile", "1 warning",
      ])
  }

  @Test func `fixtures of tests are theirs, and a target that excludes its themes needs no plugin`() throws {
    let tests = DoctorTests.target(
      "AppTests", DoctorTests.plugin, "\"resources\": [{ \"path\": \"Fixtures\", \"rule\": { \"copy\": {} } }]", type: "test")
    let recorded = DoctorTests.target("Kit").replacing("\"exclude\": []", with: "\"exclude\": [\"k.theme.json\"]")
    let run = try doctor([
      "manifest.json": Self.manifest("Shop", Self.app(), tests, recorded), "Sources/App/a.theme.json": Self.theme,
      "Tests/AppTests/T.swift": "", "Tests/AppTests/Fixtures/b.theme.json": Self.broken, "Sources/Kit/Kit.swift": "",
      "Sources/Kit/k.theme.json": Self.theme,
    ])
    expectEqual(run.status, 0)
    #expect(
      run.lines.suffix(4) == [
        "looked at 3 targets of the package 'Shop'", "  'App' has 1 theme, compiled by PelmetPlugin",
        "  'AppTests' and 'Kit' have no theme to compile", "2 remarks in 1 theme",
      ])
  }

  @Test func `swift package pelmet validate checks what builds compile`() throws {
    let folder = try TemporaryFolder([
      "App/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:s\" }", "App/docs/b.theme.json": Self.broken,
      "Style/s.theme.json": Self.theme, "Style/old/s.theme.json": Self.broken, "Tests/Fixtures/c.theme.json": Self.broken,
    ])
    let modules = [
      ["module", "App", folder["App"]], ["excluded", "App", "docs"], ["dependency", "Style", folder["Style"]],
      ["excluded", "Style", "old"], ["module", "Tests", folder["Tests"]], ["excluded", "Tests", "Fixtures"],
    ]
    try folder.write(modules.joined().map { "\($0)\0" }.joined(), to: "record")
    func validate(_ paths: String...) throws -> ToolRun {
      try ToolRun(
        try #require(BuiltTool.url("pelmet")), ["validate"] + paths, in: folder, environment: ["PELMET_MODULES": folder["record"]]
      )
    }
    for run in [try validate(), try validate("App"), try validate("./App/", "Tests")] {
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(run.errors.contains("App: remark: 1 theme is not compiled: Package.swift leaves 'docs' out of the target"))
    }
    try expectEqual(validate("App/docs").status, 1)
    try expectEqual(validate("App/docs/b.theme.json").status, 1)
  }

  @Test func `themes name those of other targets, and of packages that are there`() throws {
    let style = "{ \"product\": [\"Style\", \"Style\", null, null] }"
    let path = "{ \"fileSystem\": [{ \"identity\": \"style\", \"path\": \"Packages/Style\" }] }"
    let files = [
      "manifest.json": Self.manifest(
        "Shop", Self.app(depending: "{ \"byName\": [\"Base\", null] }, \(style)"), DoctorTests.target("Base", DoctorTests.plugin),
        dependencies: path),
      "Sources/Base/Base.swift": "", "Sources/Base/base.theme.json": Self.theme,
      "Sources/App/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Base:base\" }",
      "Sources/App/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:s\" }",
    ]
    let package = [
      "Packages/Style/Package.swift": "", "Packages/Style/Sources/Core/s.theme.json": Self.theme,
      "Packages/Style/Sources/Style/s.theme.json": "{ \"pelmet\": 1, \"extends\": \"Core:s\" }",
      "Packages/Style/manifest.json": Self.manifest(
        "Style", DoctorTests.target("Style", dependencies: "{ \"byName\": [\"Core\", null] }"), DoctorTests.target("Core"),
        products: "{ \"name\": \"Style\", \"targets\": [\"Style\"] }"),
    ]
    let run = try doctor(files.merging(package) { $1 })
    expectEqual(run.status, 0, "\(run.lines)")
    expectEqual(run.lines.last, "no errors in 3 themes")
    let without = try doctor(files)
    expectEqual(without.status, 1)
    #expect(
      without.lines.first == "Package.swift: error: the themes of the target 'App' name modules of other packages, "
        + "and 'Pelmet' and 'Style' cannot be read [UnreadableFile]")
    expectEqual(without.lines.last, "1 error in 3 themes")
  }
}
