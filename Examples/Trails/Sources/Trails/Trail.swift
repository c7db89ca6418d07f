import Foundation

/// A way through the mountains.
struct Trail: Hashable, Sendable {
  let id: Int
  let name: String
  let kilometres: Int
}

/// The lengths by which a person chooses.
enum Length: String, CaseIterable, Sendable {
  case any = "Any length"
  case short = "Up to 10 km"
  case long = "More than 10 km"

  func contains(_ trail: Trail) -> Bool {
    switch self {
    case .any: true
    case .short: trail.kilometres <= 10
    case .long: trail.kilometres > 10
    }
  }
}

/// The trails that a person has saved.
@MainActor
final class TrailStore {
  private(set) var trails: [Trail]
  var length = Length.any

  init(_ trails: [Trail]) {
    self.trails = trails
  }

  func trail(_ id: Int) -> Trail? { trails.first { $0.id == id } }

  /// The trails of the chosen length whose names contain a text.
  func trails(matching text: String) -> [Trail] {
    trails.filter { length.contains($0) && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text)) }
  }

  func delete(_ trail: Trail) {
    trails.removeAll { $0.id == trail.id }
  }
}
