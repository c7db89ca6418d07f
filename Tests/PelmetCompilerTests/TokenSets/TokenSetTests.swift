import PelmetTestSupport
import Testing

/// Token sets of design teams as they are: fourteen that are kept in public, each in every context.
@Suite struct TokenSetTests {
  @Test(arguments: TokenSetFiles.sets) func compilesEveryContextWithoutAnErrorOrAWarningInATokenFile(set: String) async throws {
    let run = try await TokenSetRuns.shared.run(set)
    expectEqual(Array(run.complaints.prefix(20)), [], "\(run.complaints.count) findings")
  }

  @Test(arguments: TokenSetFiles.sets) func givesEveryValueOfTheReference(set: String) async throws {
    let run = try await TokenSetRuns.shared.run(set)
    let known = try KnownDifferences.all
    let wrong = run.differences.filter { known[$0.key] == nil }.map { "\($0.key): \($0.value)" }.sorted()
    #expect(run.comparisons > 0)
    expectEqual(Array(wrong.prefix(20)), [], "\(wrong.count) values")
  }

  @Test(arguments: TokenSetFiles.sets) func givesNoValueWhereTheReferenceHasNone(set: String) async throws {
    let run = try await TokenSetRuns.shared.run(set)
    let known = try KnownDifferences.all
    let wrong = run.inventions.filter { known[$0.key] == nil }.map { "\($0.key): \($0.value)" }.sorted()
    expectEqual(Array(wrong.prefix(20)), [], "\(wrong.count) values")
  }

  @Test(arguments: TokenSetFiles.sets) func givesEachLookOfOneThemeTheColoursOfItsContext(set: String) async throws {
    let run = try await TokenSetRuns.shared.run(set)
    expectEqual(Array(run.wrongLooks.prefix(20)), [], "\(run.wrongLooks.count) values")
  }

  @Test func everyListedDifferenceIsThereAndHasAReason() async throws {
    let known = try KnownDifferences.all
    for set in TokenSetFiles.sets {
      let run = try await TokenSetRuns.shared.run(set)
      let own = known.filter { $0.key.hasPrefix("\(set) | ") }
      let gone = own.keys.filter { run.differences[$0] == nil && run.inventions[$0] == nil }
      expectEqual(gone.sorted(), [])
      #expect(own.values.allSatisfy { $0.contains("http") || $0.contains("section") })
    }
    #expect(known.keys.allSatisfy { key in TokenSetFiles.sets.contains { key.hasPrefix("\($0) | ") } })
  }
}

/// The values that may differ from the reference's, with sourced reasons: `Tests/Fixtures/tokens/differences.txt`.
enum KnownDifferences {
  /// Reasons by `set | context | path`.
  static var all: [String: String] {
    get throws {
      var result: [String: String] = [:]
      for line in try Fixtures.text("tokens/differences.txt").split(separator: "\n") where !line.hasPrefix("#") {
        let parts = line.split(separator: " | ", maxSplits: 3)
        guard parts.count == 4 else { continue }
        result[parts[0..<3].joined(separator: " | ")] = String(parts[3])
      }
      return result
    }
  }
}
