import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

/// No mode of a set is passed over in silence: without its file, or its values in tables, themes have other values, or other findings.
@Suite struct ModeSilenceTests {
  @Test(arguments: Share.of(try ModeSet.all, oneIn: 2)) func everyModeIsHeard(set: ModeSet) throws {
    let original = try set.outcome(set.files)
    #expect(original.contains { $0.contains(" = ") })
    let changes = try set.changes()
    #expect(changes.count > 1)
    let unheard = try changes.filter { try set.outcome($0.files) == original }.map(\.mode)
    expectEqual(Set(unheard), set.same)
  }
}
