/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {}
