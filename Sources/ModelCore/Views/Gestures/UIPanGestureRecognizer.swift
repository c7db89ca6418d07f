/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
