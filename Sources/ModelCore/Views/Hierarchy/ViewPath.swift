/// The way from a view up to its root.
@MainActor
enum ViewPath {
  /// Whether the way from a view leads through another one, or ends there.
  static func leads(from view: UIView, to other: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view === other { return true }
      next = view.storedSuperview
    }
    return false
  }

  /// The thing that a view has, or else the nearest one above it that has such a thing.
  static func nearest<Thing>(from view: UIView, _ thing: @MainActor (UIView) -> Thing?) -> Thing? {
    var next: UIView? = view
    while let view = next {
      if let thing = thing(view) { return thing }
      next = view.storedSuperview
    }
    return nil
  }
}
