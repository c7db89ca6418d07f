import Foundation
import Testing

@testable import ConformanceHost

/// The recording of what UIKit does on this device. It tests nothing: the comparison with ModelCore is a test on Linux.
@MainActor
struct RecordingTests {
  @Test func writesWhatUIKitDoes() async throws {
    try await waitForTheLaunch()
    let (folder, system) = (try folder(), RecordedSystem.current())
    let kind = system.isSimulator == true ? "" : "-device"
    let file = folder.appendingPathComponent("ios-\(system.version)-\(system.idiom)\(kind).json")
    var fixture = Fixture(
      kind: .recorded, date: String(ISO8601DateFormatter().string(from: Date()).prefix(10)), system: system, scenarios: [],
      probes: [])
    /// Keeps what there is, so that an exception of UIKit does not take everything with it, and says where it came from.
    func keep(before next: String?) throws {
      try fixture.data().write(to: file)
      try Data((next ?? "").utf8).write(to: folder.appendingPathComponent("at"))
    }
    for scenario in Repertoire.scenarios {
      try keep(before: scenario.name)
      do {
        fixture.scenarios?.append(Fixture.PlayedScenario(name: scenario.name, lines: try await Player(scenario).play()))
      } catch {
        // The others are recorded all the same.
        Issue.record("\(error)")
      }
    }
    for probe in Repertoire.probes {
      try keep(before: probe.id)
      fixture.probes?.append(Fixture.ReadProbe(id: probe.id, text: probe.value()))
    }
    try keep(before: nil)
    print("recorded: \(file.path)")
  }

  private func waitForTheLaunch() async throws {
    for _ in 0..<1000 where Platform.scene == nil { try await Task.sleep(nanoseconds: 10_000_000) }
    _ = try #require(Platform.scene, "no scene of the app became active")
  }

  /// The folder in the app's documents from which `.ci/mac/record-conformance` copies.
  private func folder() throws -> URL {
    let documents = try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = documents.appendingPathComponent("conformance")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
