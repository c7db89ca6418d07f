import UIKit

func paint(_ bar: UINavigationBar, with look: Look = Looks.shared.look) {}

final class RootNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    paint(navigationBar)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { Looks.shared.look.statusBarStyle }
}
