/// The list of the controllers for which a compact tab bar has no room (TAB-3).
final class MoreList: UIViewController {
  private weak var container: UITabBarController?

  init(_ container: UITabBarController) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What was popped belongs to the tab bar controller again.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for tab in container?.contents.all ?? [] {
      if let controller = tab.resolved, controller.parent == nil { container?.takeIn(controller) }
    }
  }
}
