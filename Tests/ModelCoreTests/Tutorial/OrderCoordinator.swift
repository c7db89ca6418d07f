import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

// begin: coordinator
/// Decides which screen follows which.
@MainActor
final class OrderCoordinator: NSObject {
  static let activityType = "example.order"

  let navigation: UINavigationController
  private let orders: any Orders
  private weak var analytics: (any Analytics)?
  private(set) var isFiltering = false

  init(navigation: UINavigationController, orders: any Orders, analytics: (any Analytics)?) {
    self.navigation = navigation
    self.orders = orders
    self.analytics = analytics
    super.init()
  }

  func start() {
    let list = OrderListScreen()
    list.analytics = analytics
    list.onSelect = { [weak self] in self?.show($0, animated: true) }
    list.onFilter = { [weak self] in self?.filter() }
    navigation.viewControllers = [list]
  }

  func show(_ order: String, animated: Bool) {
    let screen = OrderScreen(order: order, orders: orders)
    screen.analytics = analytics
    navigation.pushViewController(screen, animated: animated)
  }

  private func filter() {
    let screen = FilterScreen()
    screen.analytics = analytics
    screen.modalPresentationStyle = .pageSheet
    screen.presentationController?.delegate = self
    isFiltering = true
    navigation.present(screen, animated: true)
  }
}

extension OrderCoordinator: UIAdaptivePresentationControllerDelegate {
  /// Only a person's hand comes here, not `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isFiltering = false
  }
}
// end: coordinator

// begin: links
extension OrderCoordinator {
  /// Opens `orders://order/7`: that order on top of the list, whatever was there.
  func open(_ url: URL, animated: Bool) {
    guard url.host == "order" else { return }
    navigation.dismiss(animated: false)
    navigation.popToRootViewController(animated: false)
    show(url.lastPathComponent, animated: animated)
  }
}
// end: links

// begin: restoration
extension OrderCoordinator {
  /// The order on the screen, to be shown again after a relaunch.
  var activity: NSUserActivity? {
    guard let screen = navigation.topViewController as? OrderScreen else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["order": screen.order]
    return activity
  }

  func restore(_ activity: NSUserActivity) {
    guard let order = activity.userInfo?["order"] as? String else { return }
    show(order, animated: false)
  }
}
// end: restoration
