import Foundation

/// A file with what UIKit did: recorded by this kit on a device, or published by others.
struct Fixture: Codable, Equatable {
  enum Kind: String, Codable { case recorded, published }

  var kind: Kind
  /// The day of the recording, such as `2026-10-03`.
  var date: String?
  var system: RecordedSystem
  /// The place that published it.
  var source: Source?
  var scenarios: [PlayedScenario]?
  var probes: [ReadProbe]?
  /// Facts of the source that no scenario and no probe can state.
  var notModelled: [Fact]?

  /// The origin of published facts: never a copy of text, only the place.
  struct Source: Codable, Equatable {
    var repository: String?
    var path: String?
    var commit: String?
    var address: String
    /// The implementation that ran, if it was not UIKit: its tests say what UIKit does, but do not prove it.
    var implementation: String?
    /// The number of assertions in the file, all of which are in the fixture.
    var assertions: Int?
  }

  struct PlayedScenario: Codable, Equatable {
    enum Extent: String, Codable { case whole, subsequence }

    var name: String
    var lines: [String]
    /// The place in the source.
    var at: String?
    /// Whether the lines are all, which is so unless it is said, or some in their order.
    var extent: Extent?
    /// The callbacks that the source logged, if not all: `viewWillAppear`, or `B.viewWillAppear`.
    var watched: [String]?
  }

  struct ReadProbe: Codable, Equatable {
    var id: String
    var text: String
    var at: String?
  }

  struct Fact: Codable, Equatable {
    var at: String
    var fact: String
    var why: String
  }
}

/// The system that a fixture is from.
struct RecordedSystem: Codable, Equatable {
  /// Such as `26.1`.
  var version: String
  /// Whether a published source does not say its version, which was taken from its date or from what it uses.
  var versionIsAssumed: Bool?
  /// The version of the SDK, if it is not the system's.
  var sdk: String?
  /// `phone` or `pad`.
  var idiom: String
  /// Such as `iPhone17,3`.
  var device: String?
  var isSimulator: Bool?
  /// Width and height in points.
  var screen: [Double]?
  /// The height of the status bar in points.
  var statusBar: Double?
  var homeIndicator: Bool?
}

extension Fixture {
  /// The fixture as a file. Keys are sorted, so that a second recording differs only where UIKit does.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Fixture.self, from: data)
  }
}
