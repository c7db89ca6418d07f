/// A stack of controllers under one navigation bar.
open class UINavigationController: UIViewController {
  open var navigationBar = UINavigationBar(frame: .zero)
  open var topViewController: UIViewController? { children.last }
}
