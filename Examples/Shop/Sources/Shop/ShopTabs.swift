import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Catalogue and basket.
final class ShopTabs: ThemedTabBarController {
  let catalogue = ThemedNavigationController(rootViewController: Page("Catalogue"))
  let basket = ThemedNavigationController(rootViewController: Page("Basket"))

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [catalogue, basket]
  }

  /// Shows one thing that the shop sells.
  func show(_ product: String) {
    catalogue.pushViewController(ProductPage(product), animated: true)
  }

  /// Asks for the address and the money.
  func checkOut() {
    present(CheckoutStack(rootViewController: Page("Checkout")), animated: true)
  }
}

/// The stack that the context `checkout` is for.
final class CheckoutStack: ThemedNavigationController {}
