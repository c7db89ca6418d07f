import Testing

@testable import GenerateProperties

/// How the page of a rule is read.
@Suite struct RulePageTests {
  private static let header = "---\nname: ThinText\nseverity: warning\nstage: checking\nfix: write a heavier font\n---\n"
  private static let title = "\n# A text is thin\n\n"

  private func mistake(_ text: String) -> String? {
    do {
      _ = try RulePage(path: "Rules/ThinText.md", text: text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func hasTheRowTheTitleAndTheText() throws {
    let page = try RulePage(path: "Rules/ThinText.md", text: Self.header + Self.title + "Hard to read.\n")
    #expect(page.name == "ThinText")
    #expect(page.identifier == "thinText")
    #expect(page.severity == "warning")
    #expect(page.stage == .checking)
    #expect(page.fix == "write a heavier font")
    #expect(page.title == "A text is thin")
    #expect(page.text == "Hard to read.")
  }

  @Test func joinsTheLinesOfAParagraph() throws {
    let text = "One\ntwo.\n\n- first\n  line\n- second\n\n| a |\n| b |\n"
    let page = try RulePage(path: "ThinText.md", text: Self.header + Self.title + text)
    #expect(page.text == "One two.\n\n- first line\n- second\n\n| a |\n| b |")
  }

  @Test func leavesOutWhatTestsReadInExamples() throws {
    let text = """
      Wrong:

      <!-- a.tokens.json
      --- theme.theme.json
      {}
      -->
      ```json
      { ⟦"a"⟧: 1 }
      // ThinText (warning): 'a' is thin
      //   fix: remove it
      ```

      ```swift
      // A comment with ⟦⟧
      ```

      """
    let page = try RulePage(path: "ThinText.md", text: Self.header + Self.title + text)
    #expect(page.text == "Wrong:\n\n```json\n{ \"a\": 1 }\n```\n\n```swift\n// A comment with ⟦⟧\n```")
  }

  @Test(
    arguments: [
      ("name: ThinText", "text", "1: error: expected \"---\", which begins the header"),
      ("severity: warning", "severity warning", "3: error: expected \"key: value\""),
      ("severity: warning", "severity:warning", "3: error: expected \"key: value\""),
      ("severity: warning", "severity: ", "3: error: expected \"key: value\""),
      ("severity: warning", "severity: fatal", "3: error: expected error, warning, remark, not 'fatal'"),
      ("severity: warning", "level: error", "3: error: 'level' is not a key; expected name, severity, stage, fix, audit, test"),
      ("severity: warning", "name: ThinText", "3: error: 'name' is there twice"),
      ("severity: warning\n", "", "5: error: 'severity' is missing"),
      (
        "name: ThinText", "name: BoldText",
        "2: error: expected the name of the file, in letters and digits after a capital, not 'BoldText'"
      ),
      (
        "checking", "judging",
        "4: error: expected package, reading, tokens, decoding, linking, checking, sources, liveScreens, not 'judging'"
      ),
      (
        "fix: write", "fix: Write",
        "5: error: expected at most 80 characters that begin in lower case, without a full stop, not 'Write a heavier font'"
      ),
      ("font\n---\n", "font\ntest: a.md\n---\n", "6: error: expected the path of a Swift file below Tests, not 'a.md'"),
      ("---\n\n#", "---\n#", "7: error: expected an empty line below the header"),
      ("# A text", "A text", "8: error: expected the title: \"# A title\""),
      ("is thin\n", "is thin.\n", "8: error: a title has at most 72 characters, and no full stop"),
      ("thin\n\n", "thin\n", "9: error: expected an empty line below the title"),
      ("Text.", "", "10: error: an empty line without text above it"),
      ("Text.", "Text. ", "10: error: a line ends in a space"),
      ("Text.", "```json\n{}", "10: error: the example has no end"),
      ("Text.", "<!-- a", "10: error: the comment has no end"),
      ("Text.", "<!-- a -->\nText.", "10: error: a comment stands above an example"),
    ])
  func namesFileAndLineOfAMistake(replaced: String, replacement: String, mistake: String) throws {
    let text = Self.header + Self.title + "Text.\n"
    #expect(self.mistake(text) == nil)
    #expect(text.contains(replaced))
    let wrong =
      mistake.hasPrefix("1:") ? text.replacing("---\nname", with: "text\nname") : text.replacing(replaced, with: replacement)
    #expect(self.mistake(wrong) == "Rules/ThinText.md:\(mistake)")
  }
}
