/// The root of a hierarchy of views.
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}
