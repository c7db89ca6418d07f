/// Controllers in columns, or on a stack where there is no room.
open class UISplitViewController: UIViewController {}
