public import Foundation

/// A view whose content may be larger than itself.
open class UIScrollView: UIView {
  /// In points.
  open var contentSize = CGSize.zero

  /// How far the content is scrolled, in points.
  open var contentOffset = CGPoint.zero
}
