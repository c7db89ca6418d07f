import Pelmet

/// Where an object is, and what it takes of a theme there.
struct ThemedPlace: Hashable {
  var role: ThemedRole
  var context: Theme.Context?
  var screen: Theme.Screen?
  /// Whether the object is the container that opens the context, which forces light or dark on all inside.
  var opensContext = false
}
