import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// What the shop sells.
final class CataloguePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalogue"
  }

  func show(_ product: String, in theme: Theme) {
    navigationController?.pushViewController(ProductPage(product, theme: theme), animated: true)
  }
}

/// One thing, in a photograph under clear bars.
final class ProductPage: UIViewController {
  init(_ product: String, theme: Theme) {
    super.init(nibName: nil, bundle: nil)
    title = product
    theme[.product].applySlots(to: navigationItem)
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// What a person wants to buy.
final class BasketPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Basket"
  }
}

/// Address and money.
final class CheckoutPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
  }
}
