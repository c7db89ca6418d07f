import PelmetDiagnostics
import Testing

@Suite struct CommandTextTests {
  @Test func quotesWhatAShellWouldSplitOrReplace() {
    #expect(
      CommandText.line(["pelmet", "Sources/App-2", "grün", "my themes", "$x`\"\\", "", "A=b c", "*"])
        == #"pelmet Sources/App-2 grün "my themes" "\$x\`\"\\" "" "A=b c" "*""#)
  }
}
