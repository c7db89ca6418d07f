import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet coverage`: values of themes against statements of code.
@Suite struct CoverageCommandTests {
  private static let code = "func a(_ bar: UITabBar) {\n  bar.tintColor = .red\n  bar.barTintColor = .red\n}\n"

  /// Two statements that count, one that does not, and themes with three properties.
  private func app(_ files: [String: String] = [:]) throws -> ScannedApp {
    let theme = """
      { "pelmet": 1, "tabBar": { "tintColor": "#FF0000" }, "when": [{ "is": { "scheme": "dark" }, "tabBar": { "tintColor": "#00FF00" } }],
        "screens": { "a": { "tabBar": { "tintColor": "#0000FF" }, "navigationBar": { "prefersLargeTitles": true } } } }
      """
    var app = try ScannedApp(["App/A.swift": Self.code, "App/Themes/day.theme.json": theme].merging(files) { $1 })
    try app.add("LookOutsideTheme", "App/A.swift", 2, "a", "tabBar.tintColor")
    try app.add("LayoutOutsideTheme", "App/A.swift", 3, "a", "tabBar.itemPositioning")
    try app.add("ItemOutsideTheme", "App/A.swift", 3, "a", "tabBarItem.badgeColor")
    return app
  }

  private func run(_ app: ScannedApp, _ words: String...) throws -> ScannedApp.Run {
    try app.run(app.folder["App"], "--format", "json", as: CoverageCommand.self)
  }

  @Test func `the share is that of the properties in themes, each once`() throws {
    let app = try app()
    let run = try app.run(app.folder["App"], as: CoverageCommand.self)
    expectEqual(
      run.output,
      """
      share  values  statements  allowed  target
       60 %       3           2        0  \(app.folder["App"])

      1 ItemOutsideTheme, not counted
      1 LayoutOutsideTheme
      1 LookOutsideTheme

      """)
    expectEqual(run.status, 0)
  }

  @Test func `another theme of the same properties does not raise it, and what a theme inherits counts`() throws {
    let night = "{ \"pelmet\": 1, \"tabBar\": { \"tintColor\": \"#FF00FF\" } }"
    let base = "{ \"pelmet\": 1, \"toolbar\": { \"tintColor\": \"#FF0000\" } }"
    let derived = "{ \"pelmet\": 1, \"extends\": \"Style:base\", \"tabBar\": { \"tintColor\": \"#FF00FF\" } }"
    let more = try app(["App/Themes/night.theme.json": night])
    #expect(try run(more).output.contains("\"values\": 3"))
    let extended = try app(["App/Themes/night.theme.json": derived, "Style/base.theme.json": base])
    let modules = "Style=\(extended.folder["Style"])"
    let output = try extended.run(
      extended.folder["App"], "--module", modules, "--format", "json", as: CoverageCommand.self
    ).output
    #expect(output.contains("\"values\": 4"))
  }

  @Test func `without themes the share is nothing, and without code all`() throws {
    let app = try app()
    try app.folder.remove("App/Themes/day.theme.json")
    #expect(try run(app).output.contains("\"share\": 0"))
    let themes = try ScannedApp(["App/day.theme.json": "{ \"pelmet\": 1, \"tabBar\": { \"tintColor\": \"#FF0000\" } }"])
    #expect(try run(themes).output.contains("\"share\": 100"))
    let nothing = try ScannedApp(["App/A.swift": Self.code])
    #expect(try !run(nothing).output.contains("\"share\""))
  }

  @Test func `what is allowed with a reason counts for neither side`() throws {
    var app = try app()
    try app.allow("look", "the brand", "App/A.swift", 2)
    let output = try run(app).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("\"values\": 3, \"statements\": 1, \"allowed\": 1, \"share\": 75"))
  }

  @Test func `less than the minimum fails`() throws {
    let app = try app()
    expectEqual(try app.run(app.folder["App"], "--minimum", "60", as: CoverageCommand.self).status, 0)
    let run = try app.run(app.folder["App"], "--minimum", "61", as: CoverageCommand.self)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "error: the share of themes is 60 %, less than 61 %; fix: 'pelmet audit' lists what is left\n")
    #expect(try app.run(app.folder["App"], "--minimum", "101", as: CoverageCommand.self).refusal?.contains("is no share") == true)
  }

  @Test func `a theme that cannot be read fails`() throws {
    let app = try app(["App/Themes/night.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:base\" }"])
    let run = try run(app)
    expectEqual(run.status, 1)
    #expect(run.errors.contains("[UnknownModule]"))
  }

  @Test func `targets are folders of packages, folders beside a project, or paths`() throws {
    let files = [
      "Kit/Package.swift", "Kit/Sources/Bars/Deep/A.swift", "Kit/Sources/Lists/A.swift", "Project/App.xcodeproj/project.pbxproj",
      "Project/App/Screens/A.swift", "Project/A.swift", "Plain/Screens/A.swift",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let targets = SourceTargets(["Kit", "Project", "Plain"].map { folder[$0] })
    let names = files.filter { $0.hasSuffix("A.swift") }.map { targets.target(of: folder[$0]) }
    expectEqual(
      names, ["Kit/Sources/Bars", "Kit/Sources/Lists", "Project/App", "Project", "Plain"].map { folder[$0] })
  }
}
