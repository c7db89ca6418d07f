import PelmetDiagnostics
import PelmetSyntax
import Testing

@Suite struct SyntaxExplanationTests {
  @Test func explainsEachFindingOfReadingOnce() {
    let names = ["InvalidJSON", "InvalidUTF8", "DuplicateKey", "NestedTooDeep", "FileTooLarge", "UnreadableFile"]
    #expect(SyntaxDiagnostics.all.map(\.id.name) == names)
    #expect(SyntaxDiagnostics.all.allSatisfy { $0.severity == .error && !$0.title.hasSuffix(".") })
  }

  @Test func examplesOfInvalidJSONAreWhatTheySay() throws {
    for id in [SyntaxDiagnostics.invalidJSON, SyntaxDiagnostics.duplicateKey] {
      let text = try #require(SyntaxDiagnostics.all.first { $0.id == id }).text
      let examples = text.split(separator: "```json\n").dropFirst().compactMap { $0.split(separator: "```").first }
      #expect(examples.map { Reading(String($0)).diagnostics.map(\.id) } == [[id], []])
    }
  }
}
