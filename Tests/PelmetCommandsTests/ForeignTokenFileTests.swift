import PelmetTestSupport
import Testing

/// A folder of tokens in another format than JSON: what is wrong is said at the file, which the theme does not name.
@Suite struct ForeignTokenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Colours\ncolor:\n  blue:\n    $value: \"#06c\"\n", to: "tokens/color.yaml")
    try folder.write("{ a: 1 }", to: "tokens/z/more.json5")
  }

  private func validate(_ entry: String) throws -> String {
    try folder.write(
      "{ \"pelmet\": 1, \"tokens\": [\"\(entry)\"], \"window\": { \"tintColor\": \"{color.blue}\" } }", to: "app.theme.json")
    let run = TestConsole("validate", folder[""])
    return run.output + run.errors
  }

  @Test(arguments: [("tokens", "YAML"), ("tokens/", "YAML"), (".", "YAML"), ("tokens/z", "JSON5"), ("tokens/z/", "JSON5")])
  func `a folder without JSON is reported at its first file`(_ entry: String, _ format: String) throws {
    let output = try validate(entry)
    let place = format == "YAML" ? "tokens/color.yaml:2:1" : "tokens/z/more.json5:1:1"
    #expect(output.contains("\(place): error: this is \(format), which Pelmet does not read [InvalidJSON]"), "\(output)")
    #expect(output.contains("note: its folder is listed here"), "\(output)")
    #expect(output.contains("1 error in 1 theme"), "\(output)")
  }

  @Test func `beside JSON, other files are no mistake`() throws {
    try folder.write(##"{ "color": { "blue": { "$type": "color", "$value": "#0066cc" } } }"##, to: "tokens/color.json")
    #expect(try !validate("tokens").contains("error"))
  }

  @Test func `a folder without either is reported in the theme`() throws {
    #expect(try validate("gone").contains("'gone' is not a JSON file in this module"))
  }
}
