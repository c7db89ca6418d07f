import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Trips, and what a person opens from there.
final class TravelStack: UINavigationController {
  /// The theme that a person has chosen.
  var theme = Theme.travel { didSet { applyTheme() } }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [Page("Trips")]
    applyTheme()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The map lies under the bar, which is clear until something is scrolled under it.
  func showMap() {
    let map = Page("Map")
    theme[.map].apply(to: map.navigationItem)
    theme[.map].applySlots(to: map.navigationItem)
    pushViewController(map, animated: true)
  }

  /// Books a trip, in bars without large titles.
  func book() {
    let booking = UINavigationController(rootViewController: Page("Booking"))
    theme[.booking].apply(to: booking.navigationBar)
    present(booking, animated: true)
  }

  private func applyTheme() {
    overrideUserInterfaceStyle = (theme.resolved(for: traitCollection).userInterfaceStyle ?? .unspecified).uiKitValue
    theme.apply(to: navigationBar)
  }
}

/// A screen with a title.
private final class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
