public import Foundation

/// A rectangle of a view that content keeps to. There are no constraints here: read ``layoutFrame``.
@MainActor
open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?

  /// In the owning view's coordinates, in points.
  open var layoutFrame: CGRect { .zero }
}
