/// A bar, an item or an answer in a window, and whose it is.
struct Sighting: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A bar: the look that most have is the theme's, that of the others their container's or their screen's.
    case bar
    /// A button or tab: likewise, but without containers.
    case item
    /// Appearance objects of a screen's item, which replace those of the bar (APP-2).
    case slots
    /// A value that belongs to its place for certain.
    case own
  }

  let kind: Kind
  /// The section of a theme.
  let section: String
  /// The app's class of the innermost container; `nil` for the containers of UIKit.
  var container: String?
  /// The app's class of the controller.
  var screen: String?
  /// The look without UIKit's defaults.
  let look: CapturedTree
}
