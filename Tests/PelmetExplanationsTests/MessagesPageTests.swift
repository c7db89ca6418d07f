import Foundation
import PelmetDiagnostics
import PelmetExplanations
import Testing

/// The article that has every message on one page, made from the rules and from what the fixtures of tests say.
@Suite struct MessagesPageTests {
  private static let page = RuleTests.tests.deletingLastPathComponent().appending(
    path: "Sources/PelmetMain/PelmetMain.docc/Messages.md")

  private static let messages = Result { try MessagesPage() }

  @Test func isUpToDate() throws {
    let text = try Self.messages.get().text
    let isRecorded = (try? String(contentsOf: Self.page, encoding: .utf8)) == text
    if !isRecorded, ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(isRecorded, "Record it with RECORD=1 swift test --filter MessagesPageTests.")
  }

  @Test func hasAMessageOfEveryRuleThatFixturesShow() throws {
    let page = try Self.messages.get()
    let silent = Rule.allCases.filter {
      $0.stage != .liveScreens && RuleTests.withoutFixture[$0] == nil && page.messages[$0] == nil
    }
    #expect(silent == [])
  }

  @Test func keepsOneMessageOfEachConstruction() {
    let texts = ["'a' is not a key", "'b' is not a key", "alpha must be from 0 to 1, not 2", "alpha must be from 0 to 1, not 3"]
    #expect(Set(texts.map(MessagesPage.construction(of:))).count == 2)
  }
}
