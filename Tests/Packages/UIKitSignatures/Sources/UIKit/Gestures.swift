public import Foundation

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state: State { declared() }
  open var view: UIView? { declared() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func location(in view: UIView?) -> CGPoint { declared() }
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { declared() }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { declared() }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}
