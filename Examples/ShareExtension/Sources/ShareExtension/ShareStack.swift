import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// The root that another app presents.
final class ShareStack: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    Theme.share.apply(to: navigationBar)
    let page = UIViewController()
    page.title = "Share"
    viewControllers = [page]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
