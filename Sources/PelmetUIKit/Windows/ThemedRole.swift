import Pelmet

/// What an object takes of a theme.
enum ThemedRole: Hashable {
  /// A bar: its section. A navigation bar leaves a screen's slots to the item.
  case bar
  /// A bar button item or a tab bar item.
  case item
  /// A navigation item: its section, and on a screen the slots of the navigation bar.
  case navigationItem
  /// A controller with content.
  case content
  /// A navigation controller or a tab bar controller.
  case container
}
