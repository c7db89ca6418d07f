/// The references between the model's own objects that a search for leaks follows.
@MainActor
enum ModelReferences {
  /// The objects to which an object of the model leads, delegates and targets included, which it holds weakly: behind them are the app's
  /// own objects.
  static func of(_ object: AnyObject) -> [AnyObject] {
    var found: [AnyObject?] = []
    if let controller = object as? UIViewController {
      found += controller.children as [AnyObject]
      found += [controller.presentedViewController, controller.viewIfLoaded, controller.navigationItem.titleView]
      found += [controller.transitioningDelegate, controller.ownPresentationController]
      found += controller.barButtonItems as [AnyObject]
    }
    switch object {
    case let navigation as UINavigationController: found.append(navigation.delegate)
    case let tabs as UITabBarController: found.append(tabs.delegate)
    case let split as UISplitViewController: found.append(split.delegate)
    case let pages as UIPageViewController: found += [pages.delegate, pages.dataSource]
    case let window as UIWindow: found += [window.rootViewController] + window.subviews as [AnyObject]
    case let view as UIView: found += view.subviews as [AnyObject]
    case let item as UIBarButtonItem: found += [item.customView, item.target]
    default: break
    }
    return found.compactMap { $0 }
  }
}

extension UIViewController {
  /// The items that the controller gives to bars.
  fileprivate var barButtonItems: [UIBarButtonItem] {
    let sides = navigationItem.leading.all + navigationItem.trailing.all
    let others = navigationItem.centerItemGroups.flatMap(\.barButtonItems) + [navigationItem.backBarButtonItem].compactMap { $0 }
    return sides + others + (toolbarItems ?? [])
  }
}

/// The action of an item, whose closure may hold an object.
@MainActor
struct HeldAction {
  /// The item, in the words of a message.
  let name: String
  /// Takes the action from the item.
  let drop: () -> Void

  /// The actions that a controller's items have.
  static func of(_ object: AnyObject) -> [HeldAction] {
    guard let controller = object as? UIViewController else { return [] }
    let owner = controller.modelName
    var actions = controller.barButtonItems.compactMap { item -> HeldAction? in
      guard item.primaryAction != nil else { return nil }
      let title = item.title.map { "the item '\($0)'" } ?? "an item"
      return HeldAction(name: "\(title) of \(owner)") { item.primaryAction = nil }
    }
    if controller.navigationItem.backAction != nil {
      let item = controller.navigationItem
      actions.append(HeldAction(name: "the back button of \(owner)") { item.backAction = nil })
    }
    return actions
  }
}
