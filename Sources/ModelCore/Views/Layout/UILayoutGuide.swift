public import Foundation

/// A rectangle in a view that has no view of its own. There is no Auto Layout: only its frame can be read.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in which the guide is.
  open weak var owningView: UIView?

  /// In the owning view's coordinates, in points.
  open var layoutFrame: CGRect { .zero }
}
