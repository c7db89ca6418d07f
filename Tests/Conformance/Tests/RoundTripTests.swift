import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import Conformance

/// A recording of the model itself: written, read back and compared. A device's recording takes the same way.
@MainActor
struct RoundTripTests {
  static func recordingOfTheModel() -> Fixture {
    Fixture(
      kind: .recorded, date: "2026-01-02",
      system: RecordedSystem(version: "26.0", idiom: "phone", device: "ModelCore", screen: [390, 844], statusBar: 47),
      scenarios: Repertoire.scenarios.map { Fixture.PlayedScenario(name: $0.name, lines: Player($0).play()) },
      probes: Repertoire.probes.map { Fixture.ReadProbe(id: $0.id, text: $0.read()) })
  }

  @Test func whatTheModelRecordsItDoes() throws {
    let recording = Self.recordingOfTheModel()
    let folder = try TemporaryFolder([
      "recorded/model.json": String(decoding: recording.data(), as: UTF8.self), "disagreements.json": "[]",
    ])
    let entry = try #require(try FixtureFolder(URL(fileURLWithPath: folder.path)).entries.first)
    expectEqual(entry.name, "model")
    expectEqual(entry.fixture, recording)
    #expect(Comparison(entry).unknown.isEmpty)
    expectEqual(Comparison(entry).differences().map(\.description), [])
    #expect(recording.scenarios?.allSatisfy { $0.lines.count > 1 } == true)
  }

  @Test func aSecondRecordingHasTheSameBytes() throws {
    try expectEqual(Self.recordingOfTheModel().data(), Self.recordingOfTheModel().data())
  }

  @Test func aDifferenceNamesFixtureScenarioLineAndRules() {
    let push = Fixture.PlayedScenario(
      name: "a push",
      lines: ["step pushViewController(B)", "B.willMove(toParent: N)", "later A.viewWillDisappear(animated: true)"])
    var fixture = Self.recordingOfTheModel()
    fixture.scenarios = [push]
    fixture.probes = [Fixture.ReadProbe(id: "UINavigationBar.isTranslucent", text: "false")]
    let differences = Comparison(FixtureFolder.Entry(name: "phone", fixture: fixture)).differences()
    #expect(
      differences.map(\.description) == [
        "phone: a push, line 3 of 'pushViewController(B)': 'later A.viewWillDisappear(animated: true)' there, 'later B.loadView()' here (VCL-19)",
        "phone: UINavigationBar.isTranslucent: 'false' there, 'true' here (BAR-6)",
      ])
  }

  @Test func publishedLinesMayLeaveThingsOut() {
    func differences(_ lines: [String], watched: [String]? = nil, _ extent: Fixture.PlayedScenario.Extent? = nil) -> [String] {
      let scenario = Fixture.PlayedScenario(name: "a push", lines: lines, at: "1", extent: extent, watched: watched)
      let fixture = Fixture(kind: .published, system: RecordedSystem(version: "26", idiom: "phone"), scenarios: [scenario])
      return Comparison(FixtureFolder.Entry(name: "log", fixture: fixture)).differences().map(\.description)
    }
    let order = ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"]
    let watched = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    expectEqual(differences(order, watched: watched), [])
    expectEqual(differences(order, .subsequence), [])
    expectEqual(differences(["A.viewWillDisappear(animated: true)", "later B.viewDidAppear"], .subsequence), [])
    #expect(
      differences(order) == ["log at 1: a push, line 1: 'A.viewWillDisappear' there, 'B.willMove(toParent: N)' here (VCL-19)"])
    #expect(
      differences(order.reversed(), .subsequence) == [
        "log at 1: a push, line 2: 'A.viewDidDisappear' there, nothing here (VCL-19)"
      ])
    let height = Fixture.PlayedScenario(name: "height of a tab bar", lines: ["= tab bar: 1"], at: "2", extent: .subsequence)
    let bar = Fixture(kind: .published, system: RecordedSystem(version: "26", idiom: "phone"), scenarios: [height])
    let states = Comparison(FixtureFolder.Entry(name: "log", fixture: bar)).differences().map(\.here)
    #expect(states.count == 1 && states.first??.hasPrefix("= tab bar: ") == true)
    #expect(
      differences(Array(order.prefix(3)), watched: watched) == [
        "log at 1: a push, line 4: nothing there, 'later B.viewDidAppear(animated: true)' here (VCL-19)"
      ])
  }
}
