import Testing

@testable import GenerateProperties

/// The rows of the list against `Fixtures/uikit-properties.json`: what PelmetUIKit generates from a row is as Apple's pages say.
@Suite struct JudgeTests {
  private static let judge = Result { try Judge.load(from: GeneratedFileTests.package) }
  private static let judged = Result { try judge.get().judgedClasses }

  @Test func rowsKnowWhereAPropertyIs() throws {
    for judged in try Self.judged.get() {
      for (property, row) in judged.properties {
        let introduced = Version(property.introduced)
        #expect(row.since ?? 2 == (introduced < 13 ? 2 : introduced), "\(judged.name).\(property.name)")
        #expect(row.lacking.isSuperset(of: property.unavailable ?? []), "\(judged.name).\(property.name)")
      }
    }
  }

  @Test func enumerationsAreUIKits() throws {
    let judge = try Self.judge.get()
    let byName = Dictionary(uniqueKeysWithValues: judge.enums.map { (judge.swiftName($0.key), $0.value) })
    for row in Enumeration.all {
      guard let cases = row.uiKit.flatMap({ byName[$0] }) else { continue }
      #expect(Set(row.cases.map { $0.text ?? $0.name }).isSubset(of: cases.map(\.case)), "\(row.name)")
      let introduced = cases.map { Version($0.introduced) }.min() ?? 2
      #expect(row.since ?? 2 == (introduced < 13 ? 2 : introduced), "\(row.name)")
    }
  }

  @Test func rowsKnowWhatProxiesRecord() throws {
    for judged in try Self.judged.get() {
      for (property, row) in judged.properties where row.effectiveSetting != .byHand {
        #expect(row.isRecorded == (property.appearanceProxy == true), "\(judged.name).\(property.name)")
      }
    }
  }
}
