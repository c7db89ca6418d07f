public import Foundation

/// A rectangle in a view that has no view of its own. Constraints are not solved: only the frames of UIKit's own guides follow their view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in which the guide is.
  open weak var owningView: UIView?

  /// A name, for the app's own use.
  open var identifier = ""

  /// In the owning view's coordinates, in points.
  open var layoutFrame: CGRect { .zero }
}
