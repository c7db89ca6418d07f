import Testing

@testable import PelmetFormatting

/// Patterns for paths in files `.editorconfig`.
@Suite struct PathGlobTests {
  @Test(arguments: [
    ("*", "a.theme.json"), ("*", "Themes/a.theme.json"), ("*.json", "Themes/a.theme.json"), ("/*.json", "a.json"),
    ("Themes/*", "Themes/a.theme.json"), ("Themes/**", "Themes/deep/er/a.json"), ("**/a.json", "Themes/deep/a.json"),
    ("Themes/**/a.json", "Themes/deep/er/a.json"), ("?.json", "ä.json"), ("[ab].json", "b.json"), ("[a-c].json", "b.json"),
    ("[!a].json", "b.json"), ("*.{theme,tokens}.json", "a.tokens.json"), ("{a,b{c,d}}.json", "bd.json"),
    ("{,x}a.json", "a.json"), ("{1..12}.json", "7.json"), ("{12..-3}.json", "-2.json"), ("{single}.json", "{single}.json"),
    ("{a,b.json", "{a,b.json"), ("a}.json", "a}.json"), ("\\*.json", "*.json"), ("\\{a,b\\}", "{a,b}"), ("[ab", "[ab"),
    ("[]", "[]"),
    ("a,b.json", "a,b.json"), ("{a,{b}}.json", "{b}.json"), ("**.json", "Themes/a.json"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try #require(PathGlob(pattern)).matches(path))
  }

  @Test(arguments: [
    ("*.json", "a.jsonc"), ("/*.json", "Themes/a.json"), ("Themes/*", "Themes/deep/a.json"), ("a/*.json", "b/a/x.json"),
    ("?.json", "ab.json"), ("[ab].json", "c.json"), ("[!a].json", "a.json"), ("[!a]b", "/b"), ("{a,b}.json", "c.json"),
    ("{1..12}.json", "13.json"), ("{1..12}.json", "x.json"), ("\\*.json", "a.json"), ("", "a.json"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !#require(PathGlob(pattern)).matches(path))
  }

  @Test func aPatternThatIsTooLongHoldsForNothing() {
    #expect(PathGlob(String(repeating: "a", count: 1025)) == nil)
  }

  @Test func manyStarsTakeAsLongAsFew() throws {
    let pattern = try #require(PathGlob(String(repeating: "**a", count: 300) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 600)))
  }
}
