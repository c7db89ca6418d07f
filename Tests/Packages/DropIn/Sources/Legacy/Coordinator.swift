#if canImport(UIKit)
  import UIKit
#endif

/// Decides which screen follows which. As in code from before Swift's concurrency, it is on the main thread and nothing says so.
public class Coordinator: NSObject {
  public let navigation = UINavigationController()
  public private(set) var shown: [String] = []
  private var children: [Coordinator] = []

  public override init() {
    super.init()
    navigation.delegate = self
    navigation.viewControllers = [Screen(named: "home")]
  }

  public func show(_ name: String) {
    let screen = Screen(named: name)
    screen.onFinish = { [weak self] in self?.navigation.popViewController(animated: true) }
    navigation.pushViewController(screen, animated: true)
  }

  public func present(_ name: String, completion: (() -> Void)? = nil) {
    let sheet = UINavigationController(rootViewController: Screen(named: name))
    sheet.presentationController?.delegate = self
    DispatchQueue.main.async { self.navigation.present(sheet, animated: true, completion: completion) }
  }

  public func addChild(_ child: Coordinator) {
    children.append(child)
  }
}

extension Coordinator: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

extension Coordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    shown.append("dismissed")
  }
}
