import PelmetUIKit
import UIKit

final class PlayerNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

final class GalleryViewController: UIViewController {
  private var earlier: UIColor?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    earlier = navigationController?.navigationBar.tintColor
    navigationController?.navigationBar.tintColor = .white
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.tintColor = earlier
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

protocol Welcoming: UIViewController {}

extension Welcoming {
  func setUpBar() {}
}

final class ServerController: UIViewController, Welcoming {
  override func viewDidLoad() { super.viewDidLoad(); themeScreen = .server; setUpBar() }
}

final class AccountController: UIViewController, Welcoming {
  override func viewDidLoad() { super.viewDidLoad(); themeScreen = .account; setUpBar() }
}

func setUpBars() {}
