package import Pelmet

/// A value of some ``ValueKind``, erased so that the stages between JSON and the typed tables need to know nothing of types.
/// What is large is indirect: a set of themes has hundreds of thousands of these.
package enum Value: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case color(Theme.Color)
  /// The page under the bars is a photo, a video, a map.
  case unknownContent
  indirect case font(Theme.Font)
  case image(Theme.Image)
  indirect case shadow(Theme.Shadow)
  indirect case offset(Theme.Offset)
  indirect case insets(Theme.EdgeInsets)
  /// A case of an enumeration by its name.
  case name(String)
  /// Members of an option set by their names.
  case names([String])
  /// Stands for a parameter without an argument; a colour parameter is inside its ``Theme/Color`` instead.
  indirect case parameter(String)
}
