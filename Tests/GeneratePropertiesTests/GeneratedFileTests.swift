import Foundation
import Testing

@testable import GenerateProperties

/// The files that are generated from the list of properties, from their judge and from the pages of rules.
@Suite struct GeneratedFileTests {
  static let package = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let files = Result { try GeneratedFile.all(in: package) }

  @Test func everyFileIsFresh() throws {
    for file in try Self.files.get() {
      let committed = try? String(contentsOf: Self.package.appending(path: file.path), encoding: .utf8)
      #expect(committed == file.text, "\(file.path) is stale: run `make generate`")
    }
  }

  @Test func thereAreNoOthers() throws {
    let paths = Set(try Self.files.get().map(\.path).filter { $0.hasSuffix(".swift") })
    #expect(try GeneratedFile.found(in: Self.package) == paths)
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
