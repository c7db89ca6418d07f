import Foundation
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The findings of `pelmet doctor`, about packages whose manifests are written as SwiftPM prints them.
@Suite struct DoctorTests {
  static let theme = "{ \"pelmet\": 1 }"
  static let plugin = "\"pluginUsages\": [{ \"plugin\": [\"PelmetPlugin\", \"Pelmet\"] }]"
  static let product = "{ \"product\": [\"Pelmet\", \"Pelmet\", null, null] }"
  static let pelmet = """
    { "sourceControl": [{ "identity": "pelmet", "nameForTargetDependencyResolutionOnly": "Pelmet",
      "location": { "remote": [{ "urlString": "https://example.org/pelmet.git" }] }, "traits": [{ "name": "default" }] }] }
    """

  static func target(_ name: String, _ members: String..., type: String = "regular", dependencies: String = product) -> String {
    let members = members.map { ", \($0)" }.joined()
    return """
      { "name": "\(name)", "type": "\(type)", "exclude": [], "dependencies": [\(dependencies)]\(members) }
      """
  }

  /// The findings, as `path: [Rule] summary | fix`, with the line where there is one.
  func findings(
    _ files: [String: String], dependencies: [String] = [pelmet], targets: [String], lacksJSONC: Bool = false,
    in existing: TemporaryFolder? = nil
  ) throws -> [String] {
    let folder = try existing ?? TemporaryFolder(files)
    let text =
      "{ \"name\": \"P\", \"dependencies\": [\(dependencies.joined(separator: ", "))], \"targets\": [\(targets.joined(separator: ", "))] }"
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    let checkup = PackageCheckup(ThemeFolder(folder.path), manifest) { _ in lacksJSONC }
    var locator = SourceLocator(checkup.sources)
    return (checkup.diagnostics + checkup.compiled.diagnostics).map { finding in
      #expect(finding.summary.replacing(folder.path, with: "").count <= 160, "\(finding.summary)")
      let path = locator.prefix(of: finding.location).replacing(folder.path + "/", with: "")
      return "\(path): [\(finding.rule)] \(finding.summary) | \(finding.fix ?? finding.rule.fix)"
    }
  }

  private let app = ["Sources/App/App.swift": "", "Sources/App/a.theme.json": theme]

  @Test func `nothing is wrong with a package that is whole`() throws {
    try expectEqual(findings(app, targets: [Self.target("App", Self.plugin)]), [])
  }

  @Test func `a forgotten plugin comes first, with the line to add`() throws {
    let found = try findings(
      app.merging(["themes/b.theme.json": Self.theme]) { $1 }, dependencies: [], targets: [Self.target("App", dependencies: "")])
    #expect(
      found == [
        "Package.swift: [IncompleteManifest] the target 'App' has themes, such as 'Sources/App/a.theme.json', "
          + "and no plugin that compiles them | add plugins: [.plugin(name: \"PelmetPlugin\", package: \"pelmet\")] to the target 'App'",
        "Package.swift: [IncompleteManifest] there are themes, and the package does not depend on Pelmet | "
          + "add .package(url: \"https://github.com/pelmet/pelmet\", \(Release.requirement)) "
          + "to \"dependencies\" of the package",
        "Package.swift: [IncompleteManifest] the target 'App' does not depend on the product 'Pelmet', "
          + "which the Swift of its themes imports | add .product(name: \"Pelmet\", package: \"pelmet\") to \"dependencies\" of the target 'App'",
        "themes: [ThemeOutsideTarget] the themes here are in no target's folder, so that the plugin does not compile them | "
          + "move the folder to \"Sources/App/themes\"",
      ])
  }

  @Test func `a plugin is added to those that a target has`() throws {
    let other = "\"pluginUsages\": [{ \"plugin\": [\"Other\", null] }]"
    #expect(
      try findings(app, targets: [Self.target("App", other)]).map { $0.split(separator: "|").last } == [
        " add .plugin(name: \"PelmetPlugin\", package: \"Pelmet\") to \"plugins\" of the target 'App'"
      ])
  }

  @Test func `a target that depends on something with Pelmet needs no product of its own`() throws {
    let style = "{ \"byName\": [\"Style\", null] }"
    try expectEqual(findings(app, targets: [Self.target("App", Self.plugin, dependencies: style)]), [])
    let both = [Self.target("App", Self.plugin, dependencies: style), Self.target("Style", dependencies: Self.product)]
    try expectEqual(findings(app, targets: both), [])
    let ring = [
      Self.target("App", Self.plugin, dependencies: style), Self.target("Style", dependencies: "{ \"byName\": [\"App\", null] }"),
    ]
    try expectEqual(findings(app, targets: ring).count, 1)
  }

  @Test func `a target without a Swift file`() throws {
    let files = [
      "Sources/App/a.theme.json": Self.theme, "Sources/Other/O.swift": "", "Sources/App/In/Package.swift": "",
      "Sources/App/In/x.swift": "",
    ]
    let targets = [Self.target("App", Self.plugin), Self.target("Other")]
    #expect(
      try findings(files, targets: targets) == [
        "Sources/App: [TargetWithoutSources] the target 'App' has themes and no Swift file, "
          + "so that SwiftPM leaves it out, themes and all | add a Swift file, such as \"Sources/App/App.swift\""
      ])
    let excluded = Self.target("App", Self.plugin).replacing("\"exclude\": []", with: "\"exclude\": [\"Old\"]")
    #expect(
      try findings(["Sources/App/a.theme.json": Self.theme, "Sources/App/Old/x.swift": ""], targets: [excluded]).count == 1)
  }

  @Test func `a theme whose name has another ending, and settings beside themes in a folder below`() throws {
    let files = app.merging([
      "Sources/App/b-theme.json": Self.theme, "Sources/App/In/pelmet.json": "{}", "Sources/App/pelmet.json": "{}",
      "pelmet.json": "{}",
    ]) {
      $1
    }
    let found = try findings(files, targets: [Self.target("App", Self.plugin)])
    expectEqual(found.count, 3)
    #expect(
      found.contains {
        $0.hasPrefix("Sources/App/b-theme.json:1:3: [MisnamedTheme]") && $0.hasSuffix("rename the file to \"b.theme.json\"")
      })
    #expect(found.contains { $0.hasPrefix("Sources/App/In/pelmet.json:1:1: [UnusedSettings]") })
    #expect(
      found.first == "pelmet.json: [UnusedSettings] these settings have no effect: no target has this folder | "
        + "move them to \"Sources/App/pelmet.json\"")
  }

  @Test func `themes of no target, once for the outermost folder, with their settings`() throws {
    let files = [
      "Sources/App/App.swift": "", "themes/a.theme.json": Self.theme, "themes/dark/b.theme.json": Self.theme,
      "themes/pelmet.json": "{}",
      "Tests/Fixtures/c.theme.json": Self.theme, ".build/x/d.theme.json": Self.theme, "Packages/Style/Package.swift": "",
      "Packages/Style/Sources/e.theme.json": Self.theme,
    ]
    let found = try findings(files, targets: [Self.target("App", Self.plugin)])
    expectEqual(found.map { $0.prefix { $0 != "]" } }, ["themes: [ThemeOutsideTarget"])
    let several = try findings(files, targets: [Self.target("App", Self.plugin), Self.target("B", Self.plugin)])
    #expect(several.first?.hasSuffix("move the folder to the folder of a target") == true)
  }

  @Test func `themes beside the manifest, and one whose name nobody would find`() throws {
    let target = Self.target("App")
    let found = try findings(["a.theme.json": Self.theme, "Sources/App/App.swift": "", "pelmet.json": "{}"], targets: [target])
    expectEqual(found.count, 1)
    #expect(found.first?.hasSuffix("move them to \"Sources/App/Themes\"") == true)
    let misnamed = try findings(["Sources/App/App.swift": "", "Sources/App/app.json": Self.theme], targets: [target])
    expectEqual(misnamed.map { $0.prefix { $0 != "]" } }, ["Sources/App/app.json:1:3: [MisnamedTheme"])
  }

  @Test func `themes and sources that a target has by links`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Shared/a.theme.json": Self.theme, "Sources/App/App.swift": "", "Code/Linked/L.swift": "",
    ])
    try folder.link("Sources/App/Themes", to: "../../Shared")
    try folder.link("Sources/Linked", to: "../Code/Linked")
    try folder.link("Code/Linked/b.theme.json", to: "../../Shared/a.theme.json")
    try expectEqual(
      findings([:], targets: [Self.target("App", Self.plugin), Self.target("Linked", Self.plugin)], in: folder), [])
  }

  @Test func `themes that tests have for themselves are left alone`() throws {
    let files = app.merging(["Tests/AppTests/t.theme.json": Self.theme, "Tests/AppTests/T.swift": ""]) { $1 }
    try expectEqual(findings(files, targets: [Self.target("App", Self.plugin), Self.target("AppTests", type: "test")]), [])
  }

  @Test func `targets where SwiftPM looks for them`() throws {
    let plugin = Self.plugin
    #expect(
      try findings(
        ["src/App/a.theme.json": Self.theme, "src/App/a.swift": ""], targets: [Self.target("App", plugin), Self.target("B")])
        == [])
    #expect(
      try findings(["Sources/a.theme.json": Self.theme, "Sources/a.swift": ""], targets: [Self.target("App", plugin)]) == [])
    #expect(
      try findings(
        ["Code/./a.theme.json": Self.theme, "Code/a.swift": ""], targets: [Self.target("App", plugin, "\"path\": \"./Code/\"")])
        == [])
    let here = Self.target("App", plugin, "\"path\": \".\"")
    let files = ["a.theme.json": Self.theme, "a.swift": ""]
    try expectEqual(findings(files, targets: [here]), [])
    let found = try findings(files, targets: [here.replacing("\"exclude\": []", with: "\"exclude\": [\"a.swift\"]")])
    #expect(found.first?.hasSuffix("add a Swift file, such as \"App.swift\"") == true)
  }

  @Test func `json-c that is not installed, with both ways out`() throws {
    #expect(
      try findings(app, targets: [Self.target("App", Self.plugin)], lacksJSONC: true) == [
        "Package.swift: [MissingLibrary] Pelmet's tool is built with json-c, whose headers are not installed here | "
          + "add \"traits: []\" to the dependency: .package(url: \"https://example.org/pelmet.git\", …, traits: [])"
      ])
  }

  @Test func `a package without a theme`() throws {
    let found = try findings(["Sources/App/App.swift": ""], targets: [Self.target("App", Self.plugin)])
    expectEqual(found.count, 1)
    #expect(found.first?.contains("[UnreadableFile] this package has no theme file (NAME.theme.json)") == true)
  }

  @Test func `a folder that is no package`() throws {
    let folder = try TemporaryFolder()
    let run = TestConsole("doctor", folder.path)
    expectEqual(run.status, 64)
    expectEqual(run.errors, "Error: there is no Package.swift in '\(folder.path)'; fix: write the folder of a package\n")
  }

  @Test func `says that Swift is missing`() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let folder = try TemporaryFolder(["Package.swift": ""])
    let run = try ToolRun(tool, ["doctor"], in: folder, environment: ["PATH": folder.path])
    expectEqual(run.status, 1)
    expectEqual(run.errors, "error: there is no 'swift' on the PATH; fix: install Swift, or add its folder to PATH\n")
  }

  @Test func `a package that is reached by a link`() throws {
    let folder = try TemporaryFolder(["Real/Sources/App/a.theme.json": Self.theme, "Real/Package.swift": ""])
    try folder.link("Linked", to: "Real")
    let text = "{ \"name\": \"P\", \"dependencies\": [\(Self.pelmet)], \"targets\": [\(Self.target("App", Self.plugin))] }"
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    let checkup = PackageCheckup(ThemeFolder(folder["Linked"]), manifest) { _ in false }
    expectEqual(checkup.diagnostics.map(\.rule), [.targetWithoutSources])
  }

  /// With a `swift` that prints a manifest: what SwiftPM is asked, and how findings are reported.
  @Test func `asks SwiftPM, outside of the folder of its builds`() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let folder = try TemporaryFolder(app.merging(["Package.swift": ""]) { $1 })
    let manifest =
      "{ \"name\": \"Shop\", \"dependencies\": [\(Self.pelmet)], \"targets\": [\(Self.target("App")), \(Self.target("Kit"))] }"
    try folder.write("#!/bin/sh\necho \"$@\" >arguments\ncat <<'END'\n\(manifest)\nEND\n", to: "bin/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["bin/swift"])
    let environment = ["PATH": "\(folder["bin"]):/usr/bin:/bin"]
    let run = try ToolRun(tool, ["doctor"], in: folder, environment: environment)
    expectEqual(run.status, 1)
    #expect(
      run.errors == """
        Package.swift: error: the target 'App' has themes, such as 'Sources/App/a.theme.json', \
        and no plugin that compiles them [IncompleteManifest]
           = fix: add plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")] to the target 'App'
        looked at 2 targets of the package 'Shop'
          'App' has 1 theme, compiled by nothing
          'Kit' has no theme to compile
        1 error in 1 theme

        """)
    let arguments = try folder.text(of: "arguments")
    #expect(arguments.contains(/^package --package-path \. --scratch-path \S.* dump-package\n$/))
    let json = try ToolRun(tool, ["doctor", "--format", "json"], in: folder, environment: environment)
    #expect(json.output.contains("\"IncompleteManifest\""))
    expectEqual(json.status, 1)
  }
}
