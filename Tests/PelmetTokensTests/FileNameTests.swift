import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Paths of files taken apart into a collection and a mode.
@Suite struct FileNameTests {
  @Test(arguments: [
    ("light.json", "|/|light|mode"), ("a/dark.tokens.json", "|a/|dark|mode"), ("a/b/theme-dark.json", "|a/b/theme|dark|theme"),
    ("theme.Dark.json", "|/theme|Dark|theme"), ("theme_night.json", "|/theme|night|theme"),
    ("a/🌗 Color scheme.Dark.json", "|a/🌗 Color scheme|Dark|Color scheme"),
    ("theme-light-high-contrast.json", "|/theme|light-high-contrast|theme"),
    ("t/dark.high-contrast.json", "|t/|dark.high-contrast|mode"),
    ("acme-dark-theme.json", "|/acme|dark-theme|acme"), ("dark/colors.json", "|/colors|dark|colors"),
    ("x/dark/colors.json", "|x//colors|dark|colors"),
  ])
  func `words for light and dark end a name, or are one`(_ path: String, _ parts: String) throws {
    let name = try #require(FileName(path))
    #expect(name.look != nil)
    expectEqual("|\(name.collection)|\(name.mode)|\(name.title)", parts)
  }

  @Test(arguments: [
    ("Density.Comfortable.json", "/Density", "Comfortable", "Density"),
    ("f/Density.Mode 1.tokens.json", "f/Density", "Mode 1", "Density"),
    ("f/Color Light.Mode 1.json", "f/Color Light", "Mode 1", "Color Light"),
    ("f/brand-x.Solo.json", "f/brand-x", "Solo", "brand x"),
  ])
  func `other words are modes behind a dot`(_ path: String, _ collection: String, _ mode: String, _ title: String) throws {
    let name = try #require(FileName(path))
    #expect(name.look == nil)
    expectEqual([name.collection, name.mode, name.title], [collection, mode, title])
  }

  @Test(arguments: [
    "colors.json", "a/colors.tokens.json", "brand-vivo.json", "tokens.1.json", "color.base.json", "button.overrides.json",
    "highlight.json",
    "lightning.json", "light-and-dark.json",
  ])
  func `other names say nothing about modes`(_ path: String) {
    #expect(FileName(path) == nil)
  }
}
