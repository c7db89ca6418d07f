import Foundation
import Testing

/// Documents name the version of the command.
@Suite struct VersionTests {
  /// The number in the one file that has it.
  private static func number() throws -> String {
    let file = try SourceTree.swiftFiles(in: "Sources/PelmetCommands").first { $0.path.hasSuffix("/Release.swift") }
    return String(try #require(file?.text.firstMatch(of: /number = "(\d+\.\d+\.\d+)"/)).output.1)
  }

  @Test func theChangelogBeginsWithIt() throws {
    let text = try String(contentsOf: SourceTree.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = text.firstMatch(of: /\n## \[(\d[^\]]*)\]/)?.output.1
    let announced = text.firstMatch(of: /The first release will be (\d+\.\d+\.\d+)\./)?.output.1
    #expect(try heading ?? announced == Substring(Self.number()))
  }

  /// Lines to paste, in whatever form SwiftPM takes a version, addresses of released files, and names of files and images.
  @Test func everyLineThatDependsOnPelmetNamesIt() throws {
    let number = try Self.number()
    var found = 0
    let integrations = try [".md", ".sh", ".yml", ".bazel"].flatMap { try SourceTree.read(in: "Integrations", named: $0) }
    for document in try DocumentTests.documents() + integrations {
      let versions = [
        document.text.matches(of: /github\.com\/pelmet\/pelmet(?:\.git)?",\s*(?:from|exact):\s*"([^"]+)"/).map(\.output.1),
        document.text.matches(of: /pelmet\/releases\/download\/(\d[^\/]*)\//).map(\.output.1),
        document.text.matches(of: /\bpelmet[-:](\d+\.\d+\.\d+)/).map(\.output.1),
        document.text.matches(of: /"rules_pelmet",\s*version = "([^"]+)"/).map(\.output.1),
        document.text.matches(of: /SHA256SUMS",\s*version = "([^"]+)"/).map(\.output.1),
      ]
      found += versions.joined().count
      for version in versions.joined() { #expect(version == number, "\(document.path)") }
    }
    #expect(found > 0)
  }
}
