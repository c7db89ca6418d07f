/// Controllers side by side, chosen in a tab bar.
open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController? { children.first }
}
