/// A place in the code of which something is in no theme, and why.
package struct NotFollowed: Hashable, Sendable {
  package let place: SourcePlace
  package let reason: Reason
  /// The condition, where one is the reason.
  package let text: String?
  /// The values that are left out, by their paths in a theme.
  package var paths: [String]
  /// The values between which a condition chooses, where that is one value.
  package let choices: [String]
}

/// Collects what is left out: one entry for each place and reason.
struct NotFollowedList {
  private var entries: [NotFollowed] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    let place: SourcePlace
    let reason: Reason
  }

  mutating func add(_ reason: Reason, at place: SourcePlace, path: String? = nil, text: String? = nil, choices: [String] = []) {
    let key = Key(place: place, reason: reason)
    if let index = positions[key] {
      if let path, !entries[index].paths.contains(path) { entries[index].paths.append(path) }
      return
    }
    positions[key] = entries.count
    entries.append(NotFollowed(place: place, reason: reason, text: text, paths: path.map { [$0] } ?? [], choices: choices))
  }

  /// In the order of the files.
  var sorted: [NotFollowed] { entries.sorted { ($0.place, $0.reason.rawValue) < ($1.place, $1.reason.rawValue) } }
}
