import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Findings of a module whose base came as a form: at the module's own line, with the base's value by its JSON Pointer.
@Suite struct FormFindingTests {
  private static let base = [
    (
      path: "brand.theme.json",
      text: ##"""
      {
        "pelmet": 1,
        "abstract": true,
        "tokens": ["brand.tokens.json"],
        "colors": { "ink": "#FFFFFF", "accent": "{brand.accent}" },
        "navigationBar": {
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "{paper}",
            "titleTextAttributes": { "foregroundColor": "{ink}" }
          }
        },
        "tabBar": { "tintColor": "{accent}", "barTintColor": "#000000" }
      }
      """##
    ),
    (
      path: "brand.tokens.json",
      text: ##"""
      {
        "brand": { "accent": { "$type": "color", "$value": "{brand.blue}" }, "blue": { "$type": "color", "$value": "blau" } }
      }
      """##
    ),
    (path: "plain.theme.json", text: "{ \"pelmet\": 1, \"parameters\": { \"tint\": { \"type\": \"color\" } } }"),
    (path: "over.theme.json", text: "{ \"pelmet\": 1, \"extends\": \"Core:core\" }"),
    (path: "old.theme.json", text: "{ \"pelmet\": 2 }"),
  ]

  /// Modules that depend on the base, by what is to be seen.
  private static let cases: [(title: String, theme: String)] = [
    (
      "the base's colour on a colour of the theme",
      """
      "colors": { "paper": "#F0F0F0", "accent": "#FF0000" }
      """
    ),
    ("a name that the base leaves open", ""),
    (
      "a token of the base that has no value",
      """
      "colors": { "paper": "#000000" }
      """
    ),
  ]

  @Test(arguments: [false, true])
  func `stand at the module's line, and quote the base if its files are inputs`(isQuoting: Bool) throws {
    let run = FormRun(Self.base)
    var text = ""
    func add(_ title: String, _ theme: String) {
      text += "## \(title)\n"
      let compilation = Compilation.compile(run.inputWithForm([("day.theme.json", theme)], isQuoting: isQuoting))
      var renderer = LineRenderer(compilation.sources)
      for finding in compilation.diagnostics { text += renderer.render(finding) }
      text += "\n"
    }
    for (title, members) in Self.cases {
      add(title, "{\n  \"pelmet\": 1,\n  \"extends\": \"Base:brand\"\(members.isEmpty ? "" : ",\n  " + members)\n}")
    }
    add("a theme of another version", "{ \"pelmet\": 1, \"extends\": \"Base:old\" }")
    add(
      "a file of the base's tokens",
      "{ \"pelmet\": 1, \"tokens\": [\"Base:brand.tokens.json\"], \"tabBar\": { \"tintColor\": \"{brand.blue}\" } }")
    add("a base over a module that is not there", "{ \"pelmet\": 1, \"extends\": \"Base:over\" }")
    add("an argument that is none", "{ \"pelmet\": 1, \"extends\": \"Base:plain\", \"arguments\": { \"tnit\": \"#000\" } }")
    add("a theme that the base lacks", "{ \"pelmet\": 1, \"extends\": \"Base:brnad\" }")
    try Fixtures.expectGolden(text, "forms/\(isQuoting ? "quoted" : "named").txt")
  }

  private static let brand = (
    path: "brand.theme.json",
    text: ##"""
    { "pelmet": 1, "colors": { "paper": "#FFF", "accent": "#00F" }, "navigationBar": { "standardAppearance": {
      "background": "opaque", "backgroundColor": "{paper}", "titleTextAttributes": { "foregroundColor": "{accent}" } } } }
    """##
  )

  @Test func `stand in the theme in which they are found, of several that extend one base`() {
    let colors = ["#00A", "#008", "#FFE", "#006"]
    let themes = colors.enumerated().map { number, color in
      (
        path: "t\(number).theme.json",
        text: "{ \"pelmet\": 1, \"extends\": \"Base:brand\", \"colors\": { \"accent\": \"\(color)\" } }"
      )
    }
    let compilation = Compilation.compile(FormRun([Self.brand]).inputWithForm(themes))
    let found = compilation.diagnostics.filter { $0.rule == .lowContrast }
    expectEqual(Set(found.map { compilation.sources.path(of: $0.location) }), ["t2.theme.json"])
    #expect(found.contains { $0.pointer == "/colors/accent" && $0.summary.contains("#FFFFEE") })
  }

  /// Moving one takes no longer when there are more: a walk through the base for each would take hours.
  @Test func `of a base with three thousand of them all are moved`() {
    let count = 3000
    let tokens = (0..<count).map { "\"t\($0)\": { \"$type\": \"color\", \"$value\": \"none \($0)\" }" }
    let colors = (0..<count).map { "\"c\($0)\": \"{t\($0)}\"" }
    let theme =
      "{ \"pelmet\": 1, \"abstract\": true, \"tokens\": [\"a.json\"], \"colors\": { \(colors.joined(separator: ",")) } }"
    let run = FormRun([("b.theme.json", theme), ("a.json", "{ \(tokens.joined(separator: ",")) }")])
    let child = [(path: "c.theme.json", text: "{ \"pelmet\": 1, \"extends\": \"Base:b\" }")]
    let compilation = Compilation.compile(run.inputWithForm(child, isQuoting: true))
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    expectEqual(errors.count, count)
    #expect(errors.allSatisfy { compilation.sources.path(of: $0.location) == "c.theme.json" })
  }
}
