import ArgumentParser
import Foundation
import PelmetPreview
import PelmetServer
import PelmetTestSupport
import Testing

@testable import PelmetCommands

@Suite struct LivePreviewTests {
  private let folder: TemporaryFolder
  private let messages = Lines()

  private final class Lines {
    var text = ""
  }

  init() throws {
    folder = try TemporaryFolder([
      "themes/a.theme.json": Self.theme("#7A7B7C"), "base/b.theme.json": "{ \"pelmet\": 1 }", "other/note.txt": "",
    ])
  }

  private static func theme(_ color: String) -> String {
    "{ \"pelmet\": 1, \"tabBar\": { \"tintColor\": \"\(color)\" } }"
  }

  private var errors: Console.Stream { Console.Stream(isTerminal: false, environment: [:]) { [messages] in messages.text += $0 } }

  private func preview(_ more: String...) throws -> LivePreview {
    let command = try #require(PelmetCommand.parseAsRoot(["preview", folder["themes"], "--serve"] + more) as? PreviewCommand)
    let console = Console(output: errors, errors: errors) { .zero }
    var preview = LivePreview(messagesOn: errors, drawing: command.changingDrawing(on: console, ChangingPage()))
    // The files themselves are new at the first look.
    #expect(preview.update(messagesOn: errors) {})
    return preview
  }

  /// Saves as editors do that put a new file in the place of the old one.
  private func save(_ text: String, to file: String) throws {
    try folder.write(text, to: "unsaved")
    try #require(rename(folder["unsaved"], folder[file]) == 0)
  }

  @Test func `draws again when a theme is saved, and only then`() throws {
    var preview = try preview()
    #expect(preview.content.picture.contains("rgb(122 123 124)"))
    #expect(!preview.update(messagesOn: errors) {})
    try folder.write("a", to: "other/note.txt")
    #expect(!preview.update(messagesOn: errors) {})
    try save(Self.theme("#7B7C7D"), to: "themes/a.theme.json")
    #expect(preview.update(messagesOn: errors) {})
    #expect(preview.content.picture.contains("rgb(123 124 125)"))
    #expect(!preview.update(messagesOn: errors) {})
  }

  @Test func `keeps the last good picture while there are errors, and says them once`() throws {
    var preview = try preview()
    let good = preview.content
    expectEqual(good.problems, LivePage.Problems())
    for _ in 1...2 {
      try save("{ \"pelmet\": 1, \"windows\": {} }", to: "themes/a.theme.json")
      #expect(preview.update(messagesOn: errors) {})
      expectEqual(preview.content.picture, good.picture)
      let problems = preview.content.problems
      #expect(problems.areErrors)
      expectEqual(problems.summary, "1 error in 1 theme")
      #expect(problems.findings.count == 1 && problems.findings[0].contains("themes/a.theme.json:1:16: error: "))
    }
    expectEqual(messages.text, preview.content.problems.findings.joined() + preview.content.problems.summary + "\n")
    try save(Self.theme("#7A7B7C"), to: "themes/a.theme.json")
    #expect(preview.update(messagesOn: errors) {})
    expectEqual(preview.content, good)
  }

  @Test func `begins with errors, and has a picture as soon as they are gone`() throws {
    try folder.write("{", to: "themes/a.theme.json")
    var preview = try preview()
    #expect(preview.content.picture.contains("No picture yet."))
    #expect(preview.content.problems.findings.contains { $0.contains("error: ") })
    try save(Self.theme("#7A7B7C"), to: "themes/a.theme.json")
    #expect(preview.update(messagesOn: errors) {})
    #expect(preview.content.picture.contains("rgb(122 123 124)"))
    expectEqual(preview.content.problems, LivePage.Problems())
  }

  @Test func `shows errors first and alone, and warnings beside the picture when those are gone`() throws {
    let warning = "\"navigationBar\": { \"standardAppearance\": { \"background\": \"opaque\" } }"
    try folder.write("{ \"pelmet\": 1, \(warning), \"windows\": {} }", to: "themes/a.theme.json")
    var preview = try preview()
    expectEqual(preview.content.problems.summary, "1 error in 1 theme")
    try save("{ \"pelmet\": 1, \(warning) }", to: "themes/a.theme.json")
    #expect(preview.update(messagesOn: errors) {})
    let problems = preview.content.problems
    expectEqual(problems.summary, "1 warning in 1 theme")
    #expect(!problems.areErrors)
    #expect(problems.findings.count == 1 && problems.findings[0].contains("[IncompleteSlots]"))
    #expect(preview.content.picture.contains("<svg"))
  }

  @Test func `waits until saving is over`() throws {
    var preview = try preview()
    try save("", to: "themes/a.theme.json")
    var steps = ["{", Self.theme("#7B7C7D"), Self.theme("#7C7D7E")]
    let changed = preview.update(messagesOn: errors) {
      if !steps.isEmpty { try? save(steps.removeFirst(), to: "themes/a.theme.json") }
    }
    #expect(changed)
    #expect(preview.content.picture.contains("rgb(124 125 126)"))
    expectEqual(messages.text, "")
  }

  @Test func `does not wait for ever`() throws {
    var preview = try preview()
    var pauses = 0
    try save(Self.theme("#7B7C7D"), to: "themes/a.theme.json")
    let changed = preview.update(messagesOn: errors) {
      pauses += 1
      try? save(Self.theme("#7B7C7D"), to: "themes/a.theme.json")
    }
    #expect(changed)
    #expect(pauses < 100)
  }

  @Test func `follows the modules that themes name, and the settings around them`() throws {
    try folder.write("{ \"pelmet\": 1, \"extends\": \"Base:b\" }", to: "themes/a.theme.json")
    try folder.write("{}", to: "pelmet.json")
    var preview = try preview("--module", "Base=\(folder["base"])")
    try save(Self.theme("#070809"), to: "base/b.theme.json")
    #expect(preview.update(messagesOn: errors) {})
    #expect(preview.content.picture.contains("rgb(7 8 9)"))
    try save("{ }", to: "pelmet.json")
    #expect(preview.update(messagesOn: errors) {})
  }

  @Test func `200 saves leave no file open`() throws {
    var preview = try preview()
    func openFiles() -> Int { ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []).count }
    let before = openFiles()
    for number in 1...200 {
      try save("{ \"pelmet\": 1, \"windows\": \(number) }", to: "themes/a.theme.json")
      #expect(preview.update(messagesOn: errors) {})
    }
    // Other tests run meanwhile.
    #expect(openFiles() < before + 100)
  }
}
