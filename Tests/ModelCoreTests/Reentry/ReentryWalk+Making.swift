import Foundation
import ModelCore

/// The objects that the walk makes.
extension ReentryWalk {
  /// A new controller, or one that is somewhere already.
  func anyController() -> UIViewController { chance(4) ? old(UIViewController.self) ?? newController() : newController() }

  func newController(depth: Int = 0) -> UIViewController {
    let controller: UIViewController
    switch number(depth > 1 ? 4 : 12) {
    case 4, 5: controller = newNavigation(depth)
    case 6: controller = newTabs(depth)
    case 7: controller = newSplit(depth)
    case 8: controller = newPages(depth)
    case 9: controller = newSearch(depth)
    case 3: controller = ReentryTableScreen(style: flag ? .plain : .grouped)
    case 10: controller = newAlert()
    default: controller = ReentryScreen()
    }
    controllers.append(controller)
    if chance(3) { controller.transitioningDelegate = delegate }
    if chance(4) { controller.hidesBottomBarWhenPushed = true }
    if chance(3) { controller.title = "Title" }
    if chance(4) { controller.toolbarItems = [newItem()] }
    if chance(4) { controller.navigationItem.rightBarButtonItem = newItem() }
    return controller
  }

  private func newNavigation(_ depth: Int) -> UIViewController {
    let navigation = ReentryNavigation(rootViewController: newController(depth: depth + 2))
    if !chance(4) { navigation.delegate = delegate }
    return navigation
  }

  private func newTabs(_ depth: Int) -> UIViewController {
    let tabs = ReentryTabs()
    if !chance(4) { tabs.delegate = delegate }
    if flag {
      tabs.viewControllers = (0..<number(7)).map { _ in newController(depth: depth + 1) }
    } else {
      tabs.tabs = newTabObjects(depth)
    }
    return tabs
  }

  func newTabObjects(_ depth: Int) -> [UITab] {
    (0..<number(6)).map { index in
      UITab(title: "Tab", image: nil, identifier: "\(index)") { _ in
        Self.called("viewControllerProvider")
        return Self.current?.newController(depth: depth + 1) ?? UIViewController()
      }
    }
  }

  private func newSplit(_ depth: Int) -> UIViewController {
    let style = pick([UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified]) ?? .doubleColumn
    let split = ReentrySplit(style: style)
    if !chance(4) { split.delegate = delegate }
    if style == .unspecified {
      split.viewControllers = (0..<2).map { _ in newController(depth: depth + 1) }
    } else {
      for column in [UISplitViewController.Column.primary, .secondary] where !chance(5) {
        split.setViewController(newController(depth: depth + 1), for: column)
      }
    }
    return split
  }

  private func newPages(_ depth: Int) -> UIViewController {
    let pages = ReentryPages(transitionStyle: flag ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    pages.delegate = delegate
    pages.dataSource = delegate
    if !chance(4) { pages.setViewControllers([newController(depth: depth + 2)], direction: .forward, animated: false) }
    return pages
  }

  private func newSearch(_ depth: Int) -> UIViewController {
    let search = UISearchController(searchResultsController: flag ? newController(depth: depth + 2) : nil)
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    search.searchBar.delegate = delegate
    let host = ReentryScreen()
    host.navigationItem.searchController = search
    controllers.append(search)
    return host
  }

  private func newAlert() -> UIViewController {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: flag ? .alert : .actionSheet)
    for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .default) { _ in Self.called("handler") }) }
    if alert.preferredStyle == .alert { alert.addTextField { _ in Self.called("configurationHandler") } }
    return alert
  }

  func newItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Item", image: nil, primaryAction: newAction(), menu: chance(4) ? newMenu() : nil)
    if chance(4) { item.customView = newView() }
    return item
  }

  func newAction() -> UIAction { UIAction(title: "Action") { _ in Self.called("action") } }

  func newMenu() -> UIMenu {
    let deferred = UIDeferredMenuElement { provide in
      Self.called("provider")
      provide([])
    }
    return UIMenu(title: "Menu", children: [newAction(), deferred])
  }

  func newView() -> UIView {
    let view: UIView
    switch number(8) {
    case 0:
      let button = UIButton(type: .system, primaryAction: newAction())
      button.menu = newMenu()
      view = button
    case 1: view = UITextField(frame: .zero)
    case 2: view = ReentryScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    case 3: view = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    case 4: view = UITextView(frame: .zero)
    default: view = ReentryView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    (view as? UITextField)?.delegate = delegate
    (view as? UITextView)?.delegate = delegate
    (view as? UIScrollView)?.contentSize = CGSize(width: 100, height: 1000)
    (view as? ReentryScrollView)?.delegate = delegate
    (view as? UINavigationBar)?.delegate = delegate
    views.append(view)
    return view
  }
}
