import PelmetTestSupport
import Testing

@testable import PelmetFormatting

/// The styles that files `.editorconfig` give.
@Suite struct TextStyleTests {
  private static func style(of path: String, _ configs: [String: String]) -> TextStyle {
    var styles = TextStyles { configs[$0].map { Array($0.utf8) } }
    return styles.style(of: path.split(separator: "/").map(String.init))
  }

  @Test func withoutAnyItIsTheDefault() {
    expectEqual(Self.style(of: "/a/b.theme.json", [:]), TextStyle())
  }

  @Test func aNearerFileCountsMore() {
    let style = Self.style(
      of: "/app/Themes/a.theme.json",
      [
        "/app/.editorconfig": "[*]\nindent_size = 4\nmax_line_length = 100\n",
        "/app/Themes/.editorconfig": "[*.json]\nindent_size = 3\n",
      ])
    expectEqual(style.indentation, "   ")
    expectEqual(style.lineLength, 100)
  }

  @Test func nothingAroundARootCounts() {
    let style = Self.style(
      of: "/app/Themes/a.theme.json",
      ["/.editorconfig": "[*]\nindent_size = 8\n", "/app/.editorconfig": "root = true\n[*]\nmax_line_length = 80\n"])
    expectEqual(style.indentation, "  ")
    expectEqual(style.lineLength, 80)
  }

  @Test func aLaterSectionCountsMore() {
    let text =
      "\u{FEFF}; note\n# note\nroot=TRUE\n[*]\nIndent_Style = Tab\nindent_size = 8\r\n"
      + "[*.theme.json]\nTAB_WIDTH=3\nend_of_line = CRLF\n"
    let style = Self.style(of: "/a/b.theme.json", ["/a/.editorconfig": text])
    expectEqual(style.indentation, "\t")
    expectEqual(style.indentationWidth, 3)
    expectEqual(style.lineEnd, "\r\n")
  }

  @Test(arguments: ["0", "17", "-2", "two", "unset", "", "99999999999999999999"])
  func aSizeThatIsNoneLeavesTheDefault(size: String) {
    let style = Self.style(of: "/a.theme.json", ["/.editorconfig": "[*]\nindent_size = \(size)\nmax_line_length = \(size)x\n"])
    expectEqual(style, TextStyle())
  }

  @Test func aSizeMayBeThatOfATab() {
    let text = "[*]\nindent_size = tab\ntab_width = 3\nmax_line_length = off\n"
    let style = Self.style(of: "/a.theme.json", ["/.editorconfig": text])
    expectEqual(style.indentation, "   ")
    #expect(style.lineLength == nil)
  }

  @Test func whatIsNoLineOfTheFormatIsLeftOut() {
    let text = "indent_size = 5\n[\(String(repeating: "x", count: 2000))]\nindent_size = 6\n[*]\nnonsense\n= 3\nindent_size\n"
    expectEqual(Self.style(of: "/a.theme.json", ["/.editorconfig": text]), TextStyle())
  }
}
