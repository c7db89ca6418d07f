import Foundation

/// A folder of fixtures, and the list of what is known to differ.
struct FixtureFolder {
  struct Entry {
    /// The file's name without `.json`.
    let name: String
    let fixture: Fixture
  }

  /// By name.
  let entries: [Entry]
  let disagreements: [Disagreement]

  /// The fixtures of the repository.
  static let ours = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  init(_ folder: URL = ours) throws {
    entries = try ["published", "recorded"].flatMap { kind in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(kind), includingPropertiesForKeys: nil)
      return try (files ?? []).filter { $0.pathExtension == "json" }.map { file in
        Entry(
          name: file.deletingPathExtension().lastPathComponent, fixture: try Fixture(Data(contentsOf: file)))
      }
    }.sorted { $0.name < $1.name }
    let list = folder.appendingPathComponent("disagreements.json")
    disagreements = try JSONDecoder().decode([Disagreement].self, from: Data(contentsOf: list))
  }
}

/// A difference between a fixture and the model that is known, with what was decided.
struct Disagreement: Codable, Hashable {
  /// The fixture's name.
  let fixture: String
  /// The name of the scenario or the id of the probe.
  let item: String
  /// The place in the source, if only that differs.
  var at: String?
  /// The line or value of the fixture, if only that may differ.
  var there: String?
  let reason: String
  /// A policy such as `P-6`, or a sentence.
  let decision: String

  func covers(_ fixture: String, _ item: String, at place: String?) -> Bool {
    self.fixture == fixture && self.item == item && (at == nil || at == place)
  }
}
