import UIKit.UITabBarController

/// The list, a form, a page about the app and a photo.
public final class Tabs: UITabBarController, UITabBarControllerDelegate {
  public let list: ListController
  public let form = FormController()
  public let about = AboutController()
  public let photo = PhotoController()
  private let session: Session

  public init(session: Session) {
    self.session = session
    list = ListController(session: session)
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [list, form, about, photo].map { UINavigationController(rootViewController: $0) }
    NotificationCenter.default.addObserver(self, selector: #selector(sessionEnded), name: .sessionDidEnd, object: session)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("no storyboard") }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func sessionEnded(_ note: Notification) {
    dismiss(animated: true)
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    form.perform(#selector(FormController.reset))
  }
}
