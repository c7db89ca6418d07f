import PelmetTestSupport
import Testing

@testable import Conformance

/// Every fixture of the repository beside the model.
@MainActor
struct FixtureTests {
  @Test func theModelDoesWhatFixturesSayOrAListSaysWhyNot() throws {
    let folder = try FixtureFolder()
    for entry in folder.entries {
      let comparison = Comparison(entry)
      #expect(comparison.unknown.isEmpty, "\(entry.name) has what nobody plays or reads")
      for difference in comparison.differences() {
        let isKnown = folder.disagreements.contains { $0.covers(difference) }
        if !isKnown { Issue.record("\(difference); see 'Read a difference' in Conformance.md") }
      }
    }
  }

  @Test func nothingInTheListIsSettled() throws {
    let folder = try FixtureFolder()
    let differences = folder.entries.flatMap { Comparison($0).differences() }
    for known in folder.disagreements {
      let isThere: Bool = differences.contains { known.covers($0) }
      #expect(isThere, "\(known.fixture): \(known.item) no longer differs; take it off disagreements.json")
      #expect(!known.reason.isEmpty && !known.decision.isEmpty, "\(known.fixture): \(known.item) has no reason or decision")
    }
  }

  @Test func publishedFixturesSayWhereEverythingIs() throws {
    for entry in try FixtureFolder().entries where entry.fixture.kind == .published {
      let fixture = entry.fixture
      let source = try #require(fixture.source, "\(entry.name)")
      let places: [String?] =
        (fixture.scenarios ?? []).map(\.at) + (fixture.probes ?? []).map(\.at) + (fixture.notModelled ?? []).map(\.at)
      #expect(!places.contains(nil), "\(entry.name): something has no place in \(source.address)")
      if let count = source.assertions {
        expectEqual(Set(places).count, count, "\(entry.name) has \(Set(places).count) of \(count) assertions")
      }
    }
  }

  @Test func recordedFixturesSayWhenAndOnWhat() throws {
    for entry in try FixtureFolder().entries where entry.fixture.kind == .recorded {
      let (fixture, system) = (entry.fixture, entry.fixture.system)
      #expect(fixture.source == nil && fixture.date != nil && system.device != nil && system.screen != nil, "\(entry.name)")
    }
  }
}
