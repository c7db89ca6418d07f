import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Trips, and what a person opens from there.
final class TravelStack: ThemedNavigationController {
  /// The map lies under the bar, which is clear until something is scrolled under it.
  func showMap() {
    let map = Page("Map")
    map.themeScreen = .map
    pushViewController(map, animated: true)
  }

  /// Books a trip.
  func book() {
    present(BookingStack(rootViewController: Page("Booking")), animated: true)
  }
}

/// The stack that the context `booking` is for.
final class BookingStack: ThemedNavigationController {}

/// A screen with a title.
final class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
