import Foundation
import Testing

/// Documents name the version of the command, and depend on it as a package can: by its tag, or until there is one by the branch `main`.
/// `RECORD=1` writes the lines to paste anew; see "Release a version" in CONTRIBUTING.
@Suite(.serialized) struct VersionTests {
  /// The one file that says which version this is.
  private struct Release {
    let number: String
    let isTagged: Bool

    init() throws {
      let file = try SourceTree.swiftFiles(in: "Sources/PelmetCommands").first { $0.path.hasSuffix("/Release.swift") }
      let text = try #require(file?.text)
      number = String(try #require(text.firstMatch(of: /number = "(\d+\.\d+\.\d+)"/)).output.1)
      isTagged = try #require(text.firstMatch(of: /isTagged = (true|false)/)).output.1 == "true"
    }

    var requirement: String { isTagged ? "from: \"\(number)\"" : "branch: \"main\"" }
  }

  /// Documents, and what else has lines to paste.
  private static func pages() throws -> [SourceTree.File] {
    let endings = [".md", ".sh", ".yml", ".bazel"]
    return try DocumentTests.documents() + endings.flatMap { try SourceTree.read(in: "Integrations", named: $0) }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test func theChangelogBeginsWithIt() throws {
    let text = try String(contentsOf: SourceTree.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = text.firstMatch(of: /\n## \[(\d[^\]]*)\]/)?.output.1
    let announced = text.firstMatch(of: /The first release will be (\d+\.\d+\.\d+)\./)?.output.1
    #expect(try heading ?? announced == Substring(Release().number))
  }

  /// In whatever form SwiftPM takes a version.
  @Test func everyManifestToPasteAsksForIt() throws {
    let release = try Release()
    let line = /(github\.com\/pelmet\/pelmet(?:\.git)?",\s*)((?:from|exact|branch): "[^"]+")/
    var found = 0
    for page in try Self.pages() {
      let requirements = page.text.matches(of: line).map { String($0.output.2) }
      found += requirements.count
      guard requirements.contains(where: { $0 != release.requirement }) else { continue }
      Issue.record("\(page.path) does not say \(release.requirement)\(Self.isRecording ? "; recorded" : "")")
      guard Self.isRecording else { continue }
      let text = page.text.replacing(line) { "\($0.output.1)\(release.requirement)" }
      try text.write(to: SourceTree.root.appending(path: page.path), atomically: true, encoding: .utf8)
    }
    #expect(found > 0)
  }

  /// Addresses of released files, and names of files and images.
  @Test func everyReleasedFileHasItsNumber() throws {
    let number = try Release().number
    var found = 0
    for page in try Self.pages() {
      let versions = [
        page.text.matches(of: /pelmet\/releases\/download\/(\d[^\/]*)\//).map(\.output.1),
        page.text.matches(of: /\bpelmet[-:](\d+\.\d+\.\d+)/).map(\.output.1),
        page.text.matches(of: /"rules_pelmet",\s*version = "([^"]+)"/).map(\.output.1),
        page.text.matches(of: /SHA256SUMS",\s*version = "([^"]+)"/).map(\.output.1),
      ]
      found += versions.joined().count
      for version in versions.joined() { #expect(version == number, "\(page.path)") }
    }
    #expect(found > 0)
  }

  /// A page that leads to released files says what to do until there are any, between two comments, and no longer than that.
  @Test func pagesSayWhatWorksUntilThereIsATag() throws {
    let isTagged = try Release().isTagged
    let note = /<!-- until a version is tagged -->\n[\s\S]*?<!-- end -->\n+/
    for page in try Self.pages() where page.path.hasSuffix(".md") {
      let names = page.text.contains(
        /pelmet\/(?:releases\/download\/|archive\/refs\/tags\/|pelmet\/)\d|pelmet\/pelmet@v\d|rev: \d/)
      let notes = page.text.matches(of: note).count
      guard isTagged ? notes > 0 : notes > 1 || names && notes == 0 else { continue }
      Issue.record("\(page.path) has \(notes) notes for the time before the first tag")
      guard Self.isRecording, isTagged else { continue }
      let text = page.text.replacing(note, with: "")
      try text.write(to: SourceTree.root.appending(path: page.path), atomically: true, encoding: .utf8)
    }
  }

  /// The files that servers take from a release, and the article that shows them, name no other version.
  @Test(arguments: [
    "Integrations/GitLab/pelmet.gitlab-ci.yml", "Integrations/XcodeCloud/ci_post_clone.sh",
    "Sources/PelmetMain/PelmetMain.docc/ContinuousIntegration.md",
  ])
  func everyVersionOfAServersFileIsIt(path: String) throws {
    let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    #expect(try Set(text.matches(of: /\b\d+\.\d+\.\d+\b/).map { String($0.output) }) == [Release().number])
  }
}
