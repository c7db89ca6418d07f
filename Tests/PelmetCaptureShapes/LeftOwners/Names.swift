import Pelmet

/// The names that a build makes of the shape's theme.
extension Theme.Screen {
  nonisolated static let server = Self("server")
  nonisolated static let account = Self("account")
}
