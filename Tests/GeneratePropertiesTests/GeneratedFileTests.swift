import Foundation
import Testing

@testable import GenerateProperties

/// The files that are generated from the list of properties.
@Suite struct GeneratedFileTests {
  private static let package = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GeneratedFile.all.map(\.path))
  func isWhatTheListSays(path: String) throws {
    let file = try #require(GeneratedFile.all.first { $0.path == path })
    let committed = try? String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    #expect(committed == file.text, "\(path) is stale: run `make generate`")
  }

  @Test func thereAreNoOthers() throws {
    #expect(try GeneratedFile.found(in: Self.package) == Set(GeneratedFile.all.map(\.path)))
  }

  @Test func aTypeStandsInOneFile() {
    let names = Family.all.flatMap { $0.types.map(\.name) + $0.shared.map(\.name) }
    #expect(names.count == Set(names).count)
  }

  @Test func aTypeHasAPropertyOnce() {
    for type in Family.all.flatMap(\.types) {
      let names = type.allProperties.map(\.name)
      #expect(names.count == Set(names).count, "\(type.name)")
    }
  }
}
