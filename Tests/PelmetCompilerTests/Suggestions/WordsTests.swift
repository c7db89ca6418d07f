import PelmetNotation
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

@Suite struct WordsTests {
  @Test(arguments: [
    "navBarBGColour", "nav-bar-bg-color", "NavBar_BgColor", "UIBarStyle", "title2x", "HTMLText", "aB", "A", "", "--", "a\r\nB",
    "ABc1D", "brand.palette.color-100",
  ])
  func `a name of ASCII has the same words beside a name that is not`(name: String) {
    expectEqual(Words.of(name + " é"), Words.of(name) + ["é"])
  }

  @Test func `capitals beyond ASCII begin a word`() {
    expectEqual(Words.of("blauÄußerst"), ["blau", "äußerst"])
  }
}
