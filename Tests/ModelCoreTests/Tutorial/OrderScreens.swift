// begin: import
#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif
// end: import

// begin: analytics
/// Where the app reports which screens were seen.
@MainActor
protocol Analytics: AnyObject {
  func seen(_ screen: String)
}

/// A screen that reports when it has appeared.
class TrackedScreen: UIViewController {
  weak var analytics: (any Analytics)?

  /// The name in the report.
  var trackedName: String { "" }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    analytics?.seen(trackedName)
  }
}
// end: analytics

// begin: screens
/// The list. A stand-in: it has what the coordinator deals with, and nothing to look at.
final class OrderListScreen: TrackedScreen {
  override var trackedName: String { "orders" }

  var onSelect: (String) -> Void = { _ in }
  var onFilter: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [weak self] _ in self?.onFilter() })
  }
}

/// One order.
final class OrderScreen: TrackedScreen {
  let order: String
  private let orders: any Orders

  override var trackedName: String { "order \(order)" }

  init(order: String, orders: any Orders) {
    self.order = order
    self.orders = orders
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { title = await orders.name(of: order) }
  }
}

/// The filter of the list, in a sheet.
final class FilterScreen: TrackedScreen {
  override var trackedName: String { "filter" }
}

/// Where the app finds orders.
protocol Orders: Sendable {
  func name(of order: String) async -> String
}
// end: screens
