import Foundation
import Testing

/// The suites by others say what they were tried with.
@Suite struct ForeignSuiteTests {
  private struct Settings: Decodable {
    struct Repository: Decodable {
      let name: String
      let commit: String
    }

    let repositories: [Repository]
    let failing: [String]
  }

  private static let folder = "Tests/ForeignSuites"

  @Test func everySuiteIsExplainedWithItsCommitsAndFailures() throws {
    let base = SourceTree.root.appending(path: Self.folder)
    let sections = try String(contentsOf: base.appending(path: "README.md"), encoding: .utf8).components(separatedBy: "\n## ")
    let files = try FileManager.default.contentsOfDirectory(at: base, includingPropertiesForKeys: [.isDirectoryKey])
    // The other folder has what several suites lack.
    let suites = try files.filter { file in
      try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true && file.lastPathComponent != "StandIns"
    }
    #expect(!suites.isEmpty)
    for suite in suites {
      let name = suite.lastPathComponent
      let data = try Data(contentsOf: suite.appending(path: "suite.json"))
      let settings = try JSONDecoder().decode(Settings.self, from: data)
      let section = try #require(sections.first { $0.hasPrefix("\(name)\n") }, "README.md has no section \(name)")
      for repository in settings.repositories {
        #expect(repository.commit.wholeMatch(of: /[0-9a-f]{40}/) != nil, "\(name): \(repository.commit)")
        let reference = "\(repository.name) at \(repository.commit.prefix(8))"
        #expect(section.split(separator: /\s+/).joined(separator: " ").contains(reference), "\(name): name \(reference)")
      }
      for test in settings.failing { #expect(section.contains(test), "\(name): say why \(test) fails") }
    }
  }
}
