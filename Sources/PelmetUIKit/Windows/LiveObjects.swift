import Pelmet

#if MODELCORE
  package import ModelCore
#else
  package import UIKit
#endif

/// The bars, items and controllers of a window or of a controller, each with its place in a theme. Found in the controllers, their
/// children, their presented controllers and their views, without loading a view. A controller with a theme of its own is left out.
@MainActor
struct LiveObjects {
  private(set) var objects: [ThemedObject] = []
  private(set) var visited: Set<ObjectIdentifier> = []
  private let root: any ThemeRoot
  private let binding: ContextBinding
  /// The top controller and all presented ones.
  private var roots: [UIViewController] = []
  /// The views of controllers with a theme of their own.
  private var viewsWithTheme: Set<ObjectIdentifier> = []

  init(in root: any ThemeRoot, _ binding: ContextBinding) {
    self.init(root, binding)
    let window = root as? UIWindow
    var place = ThemedPlace(role: .bar)
    if let window { place = entering(window, from: place) }
    if let controller = root.topController { roots.append(controller) }
    // Presented controllers are appended as they are found.
    var index = 0
    while index < roots.count {
      visit(roots[index], in: place)
      index += 1
    }
    for view in window?.subviews ?? [] { visit(view, in: place) }
  }

  /// The objects of one controller, without its item.
  init(of controller: UIViewController, in root: any ThemeRoot, _ binding: ContextBinding) {
    self.init(root, binding)
    visit(controller, in: place(around: controller))
  }

  /// The item of one controller of a navigation controller, the items on it, and the scroll views that the bars follow.
  init(itemOf controller: UIViewController, in root: any ThemeRoot, _ binding: ContextBinding) {
    self.init(root, binding)
    visit(itemOf: controller, in: place(around: controller))
  }

  /// The place of a container while it shows a screen.
  static func place(
    of container: UIViewController, in root: any ThemeRoot, _ binding: ContextBinding, showing screen: Theme.Screen?
  ) -> ThemedPlace {
    let empty = LiveObjects(root, binding)
    var place = empty.entering(container, from: empty.place(around: container))
    place.screen = screen
    return place
  }

  private init(_ root: any ThemeRoot, _ binding: ContextBinding) {
    (self.root, self.binding) = (root, binding)
  }

  private func place(around controller: UIViewController) -> ThemedPlace {
    guard controller !== root else { return ThemedPlace(role: .bar) }
    var containers: [AnyObject] = []
    var outer = controller.parent
    while let container = outer, container !== root {
      containers.append(container)
      outer = container.parent
    }
    containers.append(root)
    return containers.reversed().reduce(ThemedPlace(role: .bar)) { entering($1, from: $0) }
  }

  /// The place inside a container. Its context is the outermost one (PRX-4). A controller that has the theme forces light or dark as one
  /// that opens a context does; a window does so itself.
  private func entering(_ container: AnyObject, from place: ThemedPlace) -> ThemedPlace {
    var place = place
    place.opensContext = container === root && container is UIViewController
    if place.context == nil, let context = binding.context(of: container) {
      place.context = context
      place.opensContext = true
    }
    return place
  }

  private mutating func add(_ object: AnyObject?, as role: ThemedRole, in place: ThemedPlace) {
    guard let object, visited.insert(ObjectIdentifier(object)).inserted else { return }
    var place = place
    place.role = role
    if role != .content, role != .container { place.opensContext = false }
    objects.append(ThemedObject(object: object, place: place))
  }

  // MARK: Controllers

  private mutating func visit(_ controller: UIViewController, in outer: ThemedPlace) {
    guard controller === root || LiveTheme.of(controller) == nil else {
      if let view = controller.viewIfLoaded { viewsWithTheme.insert(ObjectIdentifier(view)) }
      return
    }
    var place = entering(controller, from: outer)
    switch controller {
    case let controller as UINavigationController:
      place.screen = (controller as? any ScreenContainer)?.settleScreen()
      add(controller, as: .container, in: place)
      add(controller.navigationBar, as: .bar, in: place)
      add(controller.toolbar, as: .bar, in: place)
      place.screen = nil
      for controller in controller.viewControllers { visit(itemOf: controller, in: place) }
    case let controller as UITabBarController:
      place.screen = (controller as? any ScreenContainer)?.settleScreen()
      add(controller, as: .container, in: place)
      add(controller.tabBar, as: .bar, in: place)
      place.screen = nil
      for item in controller.tabBar.items ?? [] { add(item, as: .item, in: place) }
      for controller in controller.viewControllers ?? [] { add(controller.tabBarItem, as: .item, in: place) }
    case is UISplitViewController:
      if controller === root { add(controller, as: .container, in: place) }
    default:
      place.screen = controller.themeScreen
      add(controller, as: .content, in: place)
      visit(scrollViewsOf: controller, in: place)
      place.screen = nil
    }
    if let presented = controller.presentedViewController, !roots.contains(where: { $0 === presented }) {
      roots.append(presented)
    }
    for child in controller.children { visit(child, in: place) }
    if let view = controller.viewIfLoaded { visit(view, in: place) }
  }

  private mutating func visit(itemOf controller: UIViewController, in outer: ThemedPlace) {
    var place = entering(controller, from: outer)
    place.screen = controller.themeScreen
    let item = controller.navigationItem
    add(item, as: .navigationItem, in: place)
    for item in item.buttons + (controller.toolbarItems ?? []) { add(item, as: .item, in: place) }
    visit(scrollViewsOf: controller, in: place)
  }

  private mutating func visit(scrollViewsOf controller: UIViewController, in place: ThemedPlace) {
    guard Theme.OSVersion.current >= 26 else { return }
    for view in controller.scrollViewsOfBars { add(view, as: .scrollView, in: place) }
  }

  // MARK: Views

  /// Adds the bars in a view that no visited controller owns.
  private mutating func visit(_ view: UIView, in outer: ThemedPlace) {
    guard !viewsWithTheme.contains(ObjectIdentifier(view)) else { return }
    let place = entering(view, from: outer)
    switch view {
    case let bar as UINavigationBar:
      add(bar, as: .bar, in: place)
      for item in bar.items ?? [] {
        add(item, as: .navigationItem, in: place)
        for item in item.buttons { add(item, as: .item, in: place) }
      }
    case let bar as UIToolbar:
      add(bar, as: .bar, in: place)
      for item in bar.items ?? [] { add(item, as: .item, in: place) }
    case let bar as UITabBar:
      add(bar, as: .bar, in: place)
      for item in bar.items ?? [] { add(item, as: .item, in: place) }
    case is UISearchBar:
      add(view, as: .bar, in: place)
    default:
      for view in view.subviews { visit(view, in: place) }
    }
  }
}

extension UINavigationItem {
  /// The item's buttons on both sides and in the centre, and the back button that it provides for the next item.
  package var buttons: [UIBarButtonItem] {
    var buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap(\.self)
    if #available(iOS 16, *), Theme.OSVersion.current >= 16 {
      let groups = leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
      for group in groups { buttons += group.barButtonItems + [group.representativeItem].compactMap(\.self) }
    }
    return buttons
  }
}
