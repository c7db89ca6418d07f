import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// An object on which a theme is written, and where it is.
@MainActor
struct ThemedObject {
  let object: AnyObject
  let place: ThemedPlace

  /// Writes what the style says for objects of this class, and takes back what `old` said.
  static func write(_ style: Theme.Style, replacing old: Theme.Style?, on object: AnyObject) {
    switch object {
    case let item as UINavigationItem:
      item.apply(style, replacing: old)
      if style.navigationBar != nil || old?.navigationBar != nil {
        (style.navigationBar ?? Theme.NavigationBarStyle()).applySlots(to: item, replacing: old?.navigationBar)
      }
    case let object as any Themeable:
      object.apply(style, replacing: old)
    case let controller as UIViewController:
      write(style, replacing: old, on: controller)
    default:
      break
    }
  }

  private static func write(_ style: Theme.Style, replacing old: Theme.Style?, on controller: UIViewController) {
    let change = Change(new: style, old: old)
    if change[\.viewController].isAny {
      (style.viewController ?? Theme.ViewControllerStyle()).apply(to: controller, replacing: old?.viewController)
    }
    if let controller = controller as? UINavigationController, change[\.navigationController].isAny {
      (style.navigationController ?? Theme.NavigationControllerStyle())
        .apply(to: controller, replacing: old?.navigationController, animated: controller.transitionCoordinator != nil)
    }
    if let controller = controller as? UITabBarController, change[\.tabBarController].isAny {
      (style.tabBarController ?? Theme.TabBarControllerStyle())
        .apply(to: controller, replacing: old?.tabBarController, animated: controller.transitionCoordinator != nil)
    }
  }
}
