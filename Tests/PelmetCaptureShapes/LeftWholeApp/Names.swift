import Pelmet

/// The names that a build makes of the shape's theme. A test fills it in.
extension Theme {
  @MainActor static var app: Theme!
}

extension Theme.Context {
  nonisolated static let playerNavigation = Self("playerNavigation")
}

extension Theme.Screen {
  nonisolated static let photo = Self("photo")
}
