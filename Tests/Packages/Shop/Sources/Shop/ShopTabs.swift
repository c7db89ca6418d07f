import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Catalogue and basket.
final class ShopTabs: UITabBarController {
  let catalogue = UINavigationController(rootViewController: CataloguePage())
  let basket = UINavigationController(rootViewController: BasketPage())

  /// What the bars show; a campaign comes and goes while the app runs.
  var theme: Theme { didSet { applyTheme() } }

  init(theme: Theme) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
    viewControllers = [catalogue, basket]
    applyTheme()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Asks for the address and the money, in bars of its own.
  func checkOut() {
    let checkout = UINavigationController(rootViewController: CheckoutPage())
    theme[.checkout].apply(to: checkout.navigationBar)
    present(checkout, animated: true)
  }

  private func applyTheme() {
    theme.apply(to: tabBar)
    for stack in [catalogue, basket] { theme.apply(to: stack.navigationBar) }
  }
}
