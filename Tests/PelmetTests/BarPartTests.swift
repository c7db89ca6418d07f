import PelmetTestSupport
import Testing

@testable import Pelmet

/// The table of what is read on what.
@Suite("The table of parts")
struct BarPartTests {
  @Test("has each id once")
  func ids() {
    expectEqual(Set(BarPart.all.map(\.id)).count, BarPart.all.count)
  }

  @Test("tells one sight of a part for each system at most", arguments: BarPart.all.map(\.id))
  func eras(id: String) throws {
    let part = try #require(BarPart.all.first { $0.id == id })
    for era in BarEra.allCases {
      #expect(part.sights.count { $0.eras.contains(era) } <= 1)
    }
  }

  @Test("judges glass on systems that have it", arguments: BarPart.all.map(\.id))
  func glass(id: String) throws {
    let part = try #require(BarPart.all.first { $0.id == id })
    for sight in part.sights where sight.ground.isGlass {
      #expect(sight.eras.lowerBound.hasGlass)
    }
  }

  @Test("asks of each part for a contrast, or advises one", arguments: BarPart.all.map(\.id))
  func needs(id: String) throws {
    let part = try #require(BarPart.all.first { $0.id == id })
    #expect(part.sights.allSatisfy { ($0.need ?? $0.advised) != nil })
    #expect(!part.sights.isEmpty)
  }
}
