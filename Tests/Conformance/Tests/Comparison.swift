import Foundation
import ModelCore

@testable import Conformance

/// A line in which ModelCore differs from a fixture.
struct Difference: CustomStringConvertible {
  let fixture: String
  /// The name of the scenario or the id of the probe.
  let item: String
  /// The place in a published source.
  let place: String?
  /// The number of the line in the scenario.
  var line: Int?
  /// In the fixture; nil if it ends before.
  let there: String?
  /// In the model; nil if it ends before.
  let here: String?
  let rules: [String]
  /// The step of the line.
  var step: String?

  var description: String {
    let line = line.map { ", line \($0)" } ?? ""
    let step = step.map { " of '\($0)'" } ?? ""
    let rules = rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))"
    let place = place.map { " at \($0)" } ?? ""
    return "\(fixture)\(place): \(item)\(line)\(step): \(Self.quoted(there)) there, \(Self.quoted(here)) here\(rules)"
  }

  private static func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "nothing" }
}

/// A fixture beside what ModelCore does on the same system.
@MainActor
struct Comparison {
  let entry: FixtureFolder.Entry
  let scenarios: [String: Scenario]
  let probes: [String: Probe]

  init(_ entry: FixtureFolder.Entry) {
    self.entry = entry
    scenarios = Dictionary(Repertoire.known.map { ($0.name, $0) }) { first, _ in first }
    probes = Dictionary(Repertoire.probes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The names of what the fixture has and nobody plays or reads any more.
  var unknown: [String] {
    (entry.fixture.scenarios ?? []).map(\.name).filter { scenarios[$0] == nil }
      + (entry.fixture.probes ?? []).map(\.id).filter { probes[$0] == nil }
  }

  /// At most one for each scenario: behind the first line that differs, others follow from it.
  func differences() -> [Difference] {
    let device = Device(entry.fixture.system)
    let played = (entry.fixture.scenarios ?? []).compactMap { played in
      scenarios[played.name].flatMap { difference(in: played, of: $0, on: device) }
    }
    let read = (entry.fixture.probes ?? []).compactMap { read -> Difference? in
      guard let probe = probes[read.id] else { return nil }
      let here = probe.read(on: device)
      guard here != read.text else { return nil }
      return Difference(fixture: entry.name, item: read.id, place: read.at, there: read.text, here: here, rules: probe.rules)
    }
    return played + read
  }

  private func difference(in played: Fixture.PlayedScenario, of scenario: Scenario, on device: Device) -> Difference? {
    let there = played.lines.map(ScenarioLine.init)
    let here = lines(Player(scenario, on: device).play().map(ScenarioLine.init), asIn: there, watched: played.watched)
    func differs(_ index: Int, _ other: ScenarioLine?) -> Difference {
      let line = index < there.count ? there[index] : nil
      return Difference(
        fixture: entry.name, item: scenario.name, place: played.at, line: index + 1, there: line?.description,
        here: other?.description, rules: (line ?? other).map(scenario.rules) ?? [],
        step: there.prefix(index + 1).last { $0.kind == .step }.map { String($0.text) })
    }
    let isExact = entry.fixture.kind == .recorded
    if played.extent == .subsequence {
      var rest = here[...]
      for (index, line) in there.enumerated() {
        guard let match = rest.firstIndex(where: { line.agrees(with: $0, exactly: isExact) }) else {
          // A state that has another value says more than that this one is missing.
          return differs(index, here.first { $0.kind == .state && $0.kind == line.kind && $0.name == line.name })
        }
        rest = rest[(match + 1)...]
      }
      return nil
    }
    for index in 0..<max(there.count, here.count) {
      let other = index < here.count ? here[index] : nil
      guard index < there.count, let other, there[index].agrees(with: other, exactly: isExact) else {
        return differs(index, other)
      }
    }
    return nil
  }

  /// The model's lines, without those that the fixture cannot have.
  private func lines(_ lines: [ScenarioLine], asIn there: [ScenarioLine], watched: [String]?) -> [ScenarioLine] {
    let kinds = Set(there.map(\.kind)).union([.callback])
    return lines.filter { line in
      guard kinds.contains(line.kind) else { return false }
      guard line.kind == .callback, let watched else { return true }
      return watched.contains(line.name) || watched.contains(String(line.call))
    }
  }
}

extension Disagreement {
  func covers(_ difference: Difference) -> Bool {
    covers(difference.fixture, difference.item, at: difference.place) && (there == nil || there == difference.there)
  }
}

extension Device {
  /// The system that a fixture is from.
  init(_ system: RecordedSystem) {
    self = system.idiom == "pad" ? .iPad : .iPhone
    systemVersion = Self.release(system.version)
    linkedSDK = Self.release(system.sdk ?? system.version)
    if let size = system.screen, size.count == 2 { screenSize = CGSize(width: size[0], height: size[1]) }
    if let height = system.statusBar { statusBarHeight = height }
    if let hasIndicator = system.homeIndicator { homeIndicator = hasIndicator }
  }

  private static func release(_ text: String) -> Release {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return Release(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }
}
