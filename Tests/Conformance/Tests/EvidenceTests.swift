import Foundation
import PelmetTestSupport
import Testing

@testable import Conformance

/// The proof of a rule, for the table of rules.
@MainActor
struct EvidenceTests {
  private static func evidence(_ fixture: Fixture, disagreements: String = "[]") throws -> Evidence {
    let folder = try TemporaryFolder([
      "\(fixture.kind.rawValue)/one.json": String(decoding: fixture.data(), as: UTF8.self), "disagreements.json": disagreements,
    ])
    return Evidence(
      try FixtureFolder(URL(fileURLWithPath: folder.path)), scenarios: Repertoire.known, probes: Repertoire.probes)
  }

  private static let published = Fixture(
    kind: .published, system: RecordedSystem(version: "13", idiom: "phone"),
    source: Fixture.Source(repository: "somebody/tests", address: "https://example.com"),
    scenarios: [Fixture.PlayedScenario(name: "a push", lines: ["A.viewWillDisappear"], at: "1", extent: .subsequence)],
    probes: [Fixture.ReadProbe(id: "UINavigationBar.isTranslucent", text: "true", at: "2")])

  @Test func aLineProvesTheRuleOfItsCallbackAlone() throws {
    let evidence = try Self.evidence(Self.published)
    expectEqual(evidence.byRule, ["VCL-19": ["published by somebody/tests"], "BAR-6": ["published by somebody/tests"]])
    #expect(evidence.isProven("VCL-19", recorded: false))
    #expect(!evidence.isProven("VCL-19", recorded: true))
    #expect(!evidence.isProven("VCL-20", recorded: false))
  }

  @Test func aDifferenceThatIsKnownProvesNothing() throws {
    let evidence = try Self.evidence(
      Self.published,
      disagreements: """
        [{ "fixture": "one", "item": "a push", "at": "1", "reason": "a reason", "decision": "P-3" }]
        """)
    expectEqual(evidence.byRule["VCL-19"], ["differs from published by somebody/tests"])
    #expect(!evidence.isProven("VCL-19", recorded: false))
    #expect(evidence.isProven("BAR-6", recorded: false))
  }

  @Test func aRecordingNamesItsSystem() throws {
    let push = Fixture.PlayedScenario(name: "a push", lines: ["step pushViewController(B)", "later B.loadView()"])
    let evidence = try Self.evidence(
      Fixture(
        kind: .recorded, date: "2026-01-02", system: RecordedSystem(version: "26.1", idiom: "pad"), scenarios: [push]))
    expectEqual(evidence.byRule, ["VCL-20": ["recorded on iOS 26.1, pad"], "P-10": ["recorded on iOS 26.1, pad"]])
    #expect(evidence.isProven("VCL-20", recorded: true))
  }
}
