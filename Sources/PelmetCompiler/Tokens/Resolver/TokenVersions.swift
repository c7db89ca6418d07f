internal import Pelmet

/// Versions of iOS from `minimum` on that are less than `below`.
struct TokenVersions: Hashable, Sendable {
  var minimum: Theme.OSVersion?
  var below: Theme.OSVersion?

  func contains(_ version: Theme.OSVersion) -> Bool {
    (minimum ?? version) <= version && (below.map { version < $0 } ?? true)
  }

  /// `>=26`, `<26`, `>=15 <26`, or `26` alone, which means that version and later ones.
  init?(_ text: String) {
    if let version = Theme.OSVersion(text) {
      minimum = version
      return
    }
    for part in text.split(separator: " ") {
      if part.hasPrefix(">="), let version = Theme.OSVersion(part.dropFirst(2)), minimum == nil {
        minimum = version
      } else if part.hasPrefix("<"), let version = Theme.OSVersion(part.dropFirst()), below == nil {
        below = version
      } else {
        return nil
      }
    }
    guard minimum != nil || below != nil else { return nil }
  }
}
