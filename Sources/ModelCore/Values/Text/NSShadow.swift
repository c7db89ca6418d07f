public import Foundation

/// The shadow of a text. Equal by value.
open class NSShadow: NSObject, NSCopying {
  /// In points; default zero.
  open var shadowOffset: CGSize = .zero

  /// In points; default 0, a sharp edge.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, or nil for no shadow. UIKit's default, black at a third, stands here too.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3.0)

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowColor as? UIColor)
    return hasher.finalize()
  }
}
