import ModelCore
import PelmetTestSupport
import Testing

@testable import Conformance

/// All that is recorded, and how the model plays it.
@MainActor
struct RepertoireTests {
  @Test func everythingHasANameOfItsOwn() {
    expectEqual(Set(Repertoire.known.map(\.name)).count, Repertoire.known.count)
    expectEqual(Set(Repertoire.probes.map(\.id)).count, Repertoire.probes.count)
  }

  /// On a device only the recording classes hear callbacks; in the model the log does, too.
  @Test func recordersHearWhatTheLogHas() {
    for scenario in Repertoire.known {
      let player = Player(scenario)
      player.simulation.log.clear()
      let mark = player.simulation.log.mark
      let heard = player.play().map(ScenarioLine.init).filter { $0.kind == .callback }
      let subjects = Set(heard.map { $0.call.prefix { $0 != "." } })
      let names = Set(heard.map(\.name))
      var layouts: Set<String> = []
      let logged = player.simulation.log.since(mark).events.filter { event in
        guard subjects.contains(event.subject[...]), names.contains(event.name) else { return false }
        return event.kind != .layout || scenario.hearsLayout && layouts.insert(event.description).inserted
      }
      expectEqual(heard.map { String($0.text) }, logged.map(\.description), "\(scenario.name)")
    }
  }

  @Test func everyCallbackHasARule() {
    for scenario in Repertoire.known {
      for line in Player(scenario).play().map(ScenarioLine.init) where line.kind != .step {
        #expect(!scenario.rules(of: line).isEmpty, "\(scenario.name): \(line)")
      }
    }
  }

  /// A fault would be an exception on a device.
  @Test func nothingRecordedIsAMistake() {
    for scenario in Repertoire.known {
      let player = Player(scenario)
      #expect(player.play().count > 1, "\(scenario.name)")
      expectEqual(player.simulation.faults.map(\.message), [], "\(scenario.name)")
    }
  }

  @Test func someRulesNeedAFinger() {
    #expect(Repertoire.recordableRules.isSuperset(of: ["LCH-7", "VCL-19", "NDL-2", "TAB-1", "NAV-14"]))
    #expect(Repertoire.fingerRules.isSuperset(of: ["NAV-8", "NDL-4", "VCL-29", "TAB-4"]))
  }

  @Test(arguments: [
    ("later B.viewWillAppear(animated: true)", "viewWillAppear", "B.viewWillAppear"), ("= toolbar: 44", "toolbar", "toolbar: 44"),
    ("step pushViewController(B)", "", "pushViewController"),
  ])
  func linesAreReadAndWritten(line: String, name: String, call: String) {
    let read = ScenarioLine(line)
    expectEqual(read.description, line)
    expectEqual(read.name, name)
    #expect(read.call == call)
  }

  @Test(arguments: [(44, "44"), (0.5, "0.5"), (-0.25, "-0.25"), (49.0004, "49"), (1.0625, "1.063")] as [(Double, String)])
  func numbersAreShort(value: Double, expected: String) {
    expectEqual(text(CGFloat(value)), expected)
  }
}
