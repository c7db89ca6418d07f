internal import Pelmet

/// Versions of iOS from `minimum` on that are less than `below`.
struct TokenVersions: Hashable, Sendable {
  var minimum: OSVersion?
  var below: OSVersion?

  func contains(_ version: OSVersion) -> Bool {
    (minimum ?? version) <= version && (below.map { version < $0 } ?? true)
  }

  /// `>=26`, `<26`, `>=15 <26`, or `26` alone, which means that version and later ones.
  init?(_ text: String) {
    if let version = OSVersion(text) {
      minimum = version
      return
    }
    for part in text.split(separator: " ") {
      if part.hasPrefix(">="), let version = OSVersion(part.dropFirst(2)), minimum == nil {
        minimum = version
      } else if part.hasPrefix("<"), let version = OSVersion(part.dropFirst()), below == nil {
        below = version
      } else {
        return nil
      }
    }
    guard minimum != nil || below != nil else { return nil }
  }
}
