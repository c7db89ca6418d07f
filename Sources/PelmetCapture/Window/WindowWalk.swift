import Foundation
import Pelmet
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// Everything that a window shows of a theme: the bars of its containers with their items, the items of its controllers, and what these answer
/// about the status bar. Loads no view. Bars that no container owns belong to no theme.
@MainActor
struct WindowWalk {
  private(set) var sightings: [Sighting] = []
  /// The controllers that are still to be visited, each with the app's class of the container around it.
  private var waiting: [(controller: UIViewController, container: String?)] = []
  private var visited: Set<ObjectIdentifier> = []

  init(_ window: UIWindow) {
    add(.own, "window", Theme.WindowStyle.look(of: window))
    let style = Theme.UserInterfaceStyle.allCases.first { $0.uiKitValue == window.overrideUserInterfaceStyle }
    if let style, style != .unspecified {
      sightings.append(Sighting(kind: .own, section: "userInterfaceStyle", look: .text(style.rawValue)))
    }
    wait(for: window.rootViewController, in: nil)
    while let (controller, container) = waiting.popLast() {
      visit(controller, in: container, isRoot: controller === window.rootViewController)
    }
  }

  private mutating func wait(for controller: UIViewController?, in container: String?) {
    guard let controller, visited.insert(ObjectIdentifier(controller)).inserted else { return }
    waiting.append((controller, container))
  }

  private mutating func add(
    _ kind: Sighting.Kind, _ section: String, _ look: CapturedTree, in container: String? = nil, on screen: String? = nil
  ) {
    guard kind == .bar || kind == .item || !look.members.isEmpty else { return }
    sightings.append(Sighting(kind: kind, section: section, container: container, screen: screen, look: look))
  }

  // MARK: Controllers

  private mutating func visit(_ controller: UIViewController, in outer: String?, isRoot: Bool) {
    let own = controller.ownClass
    switch controller {
    case let navigation as UINavigationController:
      let container = own ?? outer
      visitBars(of: navigation, in: container)
      addAnswers(
        of: controller, usual: usual(like: navigation), in: isRoot ? nil : own, on: navigation.topViewController?.ownClass)
      for controller in navigation.viewControllers.reversed() { wait(for: controller, in: container) }
      for controller in navigation.viewControllers { visitItem(of: controller, in: container) }
    case let tabs as UITabBarController:
      let container = own ?? outer
      if tabs.tabBar.window != nil {
        add(.bar, "tabBar", Theme.TabBarStyle.look(of: tabs.tabBar), in: container, on: tabs.selectedViewController?.shownClass)
        for item in tabs.tabBar.items ?? [] { add(.item, "tabBarItem", Theme.TabBarItemStyle.look(of: item)) }
      }
      addAnswers(of: controller, usual: UITabBarController(), in: isRoot ? nil : own, on: tabs.selectedViewController?.shownClass)
    case is UISplitViewController: break
    default:
      if own != nil { addAnswers(of: controller, usual: UIViewController(), in: nil, on: own) }
    }
    wait(for: controller.presentedViewController, in: nil)
    let isContainer = controller is UINavigationController || controller is UITabBarController
    for child in controller.children.reversed() { wait(for: child, in: isContainer ? own ?? outer : outer) }
  }

  private mutating func visitBars(of navigation: UINavigationController, in container: String?) {
    let screen = navigation.topViewController?.ownClass
    if navigation.navigationBar.window != nil {
      add(.bar, "navigationBar", Theme.NavigationBarStyle.look(of: navigation.navigationBar), in: container, on: screen)
    }
    if let toolbar = navigation.toolbar, !navigation.isToolbarHidden, toolbar.window != nil {
      add(.bar, "toolbar", Theme.ToolbarStyle.look(of: toolbar), in: container, on: screen)
    }
  }

  /// The item of a controller on a stack, with its appearance objects and its buttons.
  private mutating func visitItem(of controller: UIViewController, in container: String?) {
    let (item, screen) = (controller.navigationItem, controller.ownClass)
    for button in item.buttons + (controller.toolbarItems ?? []) where button.customView == nil {
      add(.item, "barButtonItem", Theme.BarButtonItemStyle.look(of: button), on: screen)
    }
    if let bar = item.searchController?.searchBar, bar.window != nil {
      add(.bar, "searchBar", Theme.SearchBarStyle.look(of: bar), in: container, on: screen)
    }
    guard let screen else { return }
    add(.slots, "navigationBar", Self.slots(of: item), in: container, on: screen)
    add(.own, "navigationItem", Theme.NavigationItemStyle.look(of: item), on: screen)
  }

  /// The appearance objects of an item, in the words of a navigation bar.
  private static func slots(of item: UINavigationItem) -> CapturedTree {
    var read = Reading(item)
    let new = Theme.NavigationBarAppearance.tree(of: UINavigationBarAppearance())
    func look(_ appearance: UINavigationBarAppearance?) -> CapturedTree? {
      appearance.map { Theme.NavigationBarAppearance.tree(of: $0).difference(from: new) ?? .object([]) }
    }
    read.add("standardAppearance", look(item.standardAppearance))
    read.add("compactAppearance", look(item.compactAppearance))
    read.add("scrollEdgeAppearance", look(item.scrollEdgeAppearance))
    if #available(iOS 15, *), read.system >= 15 {
      read.add("compactScrollEdgeAppearance", look(item.compactScrollEdgeAppearance))
    }
    return .object(read.members)
  }

  // MARK: The status bar

  /// A new container whose answers depend on its bar as this one's do (BAR-10, STB-2).
  private func usual(like navigation: UINavigationController) -> UINavigationController {
    let usual = UINavigationController()
    usual.navigationBar.barStyle = navigation.navigationBar.barStyle
    usual.navigationBar.standardAppearance = navigation.navigationBar.standardAppearance
    return usual
  }

  /// Adds the answers of a controller in the window that a plain one would not give. A container answers for all its screens, and Pelmet's own for the
  /// one that it shows.
  private mutating func addAnswers(
    of controller: UIViewController, usual: UIViewController, in container: String?, on screen: String?
  ) {
    guard controller.viewIfLoaded?.window != nil, controller.childForStatusBarStyle == nil else { return }
    var members: [CapturedTree.Member] = []
    #if !os(visionOS)
      let style = controller.preferredStatusBarStyle
      if style != usual.preferredStatusBarStyle {
        members.append(CapturedTree.Member("style", .text(style.nameInThemes)))
      }
      // Hidden in compact height by default (STB-3).
      if controller.traitCollection.verticalSizeClass == .regular, controller.prefersStatusBarHidden {
        members.append(CapturedTree.Member("isHidden", .boolean(true)))
      }
      let animation = Theme.StatusBarAnimation.allCases.first { $0.uiKitValue == controller.preferredStatusBarUpdateAnimation }
      if let animation, animation != .fade {
        members.append(CapturedTree.Member("updateAnimation", .text(animation.rawValue)))
      }
    #endif
    if controller is ThemedNavigationController || controller is ThemedTabBarController {
      add(.bar, "statusBar", .object(members), in: container, on: screen)
    } else {
      let isScreen = !(controller is UINavigationController || controller is UITabBarController)
      add(.own, "statusBar", .object(members), in: container, on: isScreen ? screen : nil)
    }
  }
}

extension UIStatusBarStyle {
  fileprivate var nameInThemes: String {
    switch self {
    case .lightContent: Theme.StatusBarStyle.Style.lightContent.rawValue
    case .darkContent: Theme.StatusBarStyle.Style.darkContent.rawValue
    default: Theme.StatusBarStyle.Style.default.rawValue
    }
  }
}

extension UIViewController {
  /// The name of the controller's class, if the app made it; `nil` for UIKit's own and for Pelmet's.
  fileprivate var ownClass: String? {
    #if MODELCORE
      let module = String(reflecting: type(of: self)).prefix { $0 != "." }
      let isOwn = module != "ModelCore" && module != "PelmetUIKit"
    #else
      let isTheirs = Bundle(for: type(of: self)).bundleIdentifier?.hasPrefix("com.apple.") == true
      let isOwn = !isTheirs && type(of: self) != ThemedNavigationController.self && type(of: self) != ThemedTabBarController.self
    #endif
    // A controller of SwiftUI has its content in its type.
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    return isOwn && name != "UIHostingController" ? String(name) : nil
  }

  /// The class of the controller that a tab shows.
  fileprivate var shownClass: String? { (self as? UINavigationController)?.topViewController?.ownClass ?? ownClass }
}
