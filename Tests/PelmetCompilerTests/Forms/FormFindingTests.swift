import PelmetDiagnostics
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
    add("an argument that is none", "{ \"pelmet\": 1, \"extends\": \"Base:plain\", \"arguments\": { \"tnit\": \"#000\" } }")
    add("a theme that the base lacks", "{ \"pelmet\": 1, \"extends\": \"Base:brnad\" }")
    try Fixtures.expectGolden(text, "forms/\(isQuoting ? "quoted" : "named").txt")
  }
}
