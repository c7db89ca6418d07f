import Foundation
import Testing

@testable import ConformanceHost

/// The recording of what UIKit does on this device. It tests nothing: the comparison with ModelCore is a test on Linux.
@MainActor
struct RecordingTests {
  @Test func writesWhatUIKitDoes() async throws {
    try await waitForTheLaunch()
    var scenarios: [Fixture.PlayedScenario] = []
    for scenario in Repertoire.scenarios {
      do {
        scenarios.append(Fixture.PlayedScenario(name: scenario.name, lines: try await Player(scenario).play()))
      } catch {
        // The others are recorded all the same.
        Issue.record("\(error)")
      }
    }
    let probes = Repertoire.probes.map { Fixture.ReadProbe(id: $0.id, text: $0.value()) }
    let system = RecordedSystem.current()
    let fixture = Fixture(
      kind: .recorded, date: String(ISO8601DateFormatter().string(from: Date()).prefix(10)), system: system,
      scenarios: scenarios, probes: probes)
    let kind = system.isSimulator == true ? "" : "-device"
    let file = try folder().appendingPathComponent("ios-\(system.version)-\(system.idiom)\(kind).json")
    try fixture.data().write(to: file)
    print("recorded: \(file.path)")
  }

  private func waitForTheLaunch() async throws {
    for _ in 0..<1000 where Platform.scene == nil { try await Task.sleep(nanoseconds: 10_000_000) }
    _ = try #require(Platform.scene, "no scene of the app became active")
  }

  /// The folder in the app's documents from which `.ci/record-conformance` copies.
  private func folder() throws -> URL {
    let documents = try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = documents.appendingPathComponent("conformance")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
