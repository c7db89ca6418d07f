import Foundation

/// A link into the app: `trails://trail/3`, or `trails://trail/3/photo`.
struct DeepLink: Hashable, Sendable {
  let trail: Int
  let showsPhoto: Bool

  /// Returns `nil` for a link that the app does not know.
  init?(_ url: URL) {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "trails", url.host == "trail", let first = parts.first, let trail = Int(first) else { return nil }
    self.trail = trail
    showsPhoto = parts.dropFirst().first == "photo"
  }
}
