import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// An object that a theme is written to, and its place.
@MainActor
struct ThemedObject {
  let object: AnyObject
  let place: ThemedPlace

  /// Applies the sections of a style for objects of this class, replacing those of `old`.
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
    case let scrollView as UIScrollView:
      write(style, replacing: old, on: scrollView)
    default:
      break
    }
  }

  private static func write(_ style: Theme.Style, replacing old: Theme.Style?, on scrollView: UIScrollView) {
    #if !os(visionOS)
      guard #available(iOS 26, *), Change(new: style, old: old)[\.content].isAny else { return }
      (style.content ?? Theme.ContentStyle()).apply(to: scrollView, replacing: old?.content)
    #endif
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

/// The place of an object, which decides what a theme sets on it.
struct ThemedPlace: Hashable {
  var role: ThemedRole
  var context: Theme.Context?
  var screen: Theme.Screen?
  /// Whether the object is the container that opens the context. It forces light or dark on everything inside.
  var opensContext = false
}

/// The part of a theme that is for an object.
enum ThemedRole: Hashable {
  /// A bar: its section. The slots of a screen's navigation bar go to the item.
  case bar
  /// A bar button item or a tab bar item.
  case item
  /// A navigation item: its section, and the slots of a screen's navigation bar.
  case navigationItem
  /// A controller with content.
  case content
  /// A scroll view that bars follow: its edge effects.
  case scrollView
  /// A navigation controller or a tab bar controller.
  case container
}

/// The styles last written to each object, each over those before it. It keeps no object alive.
@MainActor
final class AppliedStyles {
  private struct Record {
    weak var object: AnyObject?
    var place: ThemedPlace
    var styles: [Theme.Style]
  }

  private var records: [ObjectIdentifier: Record] = [:]
  /// The number of records above which those of deallocated objects are dropped.
  private var limit = 64

  /// The number of objects on record, deallocated ones included.
  var count: Int { records.count }

  /// The styles last written to an object, unless its address has passed to another.
  func styles(on object: AnyObject) -> [Theme.Style]? {
    guard let record = records[ObjectIdentifier(object)], record.object === object else { return nil }
    return record.styles
  }

  func note(_ styles: [Theme.Style], on object: ThemedObject) {
    records[ObjectIdentifier(object.object)] = Record(object: object.object, place: object.place, styles: styles)
    if records.count > limit { dropDead() }
  }

  func forget(_ object: AnyObject) {
    records[ObjectIdentifier(object)] = nil
  }

  /// The objects that still exist but are not among `visited`, such as those of a popped controller that the app keeps.
  func others(than visited: Set<ObjectIdentifier>) -> [ThemedObject] {
    records.compactMap { id, record in
      guard !visited.contains(id), let object = record.object else { return nil }
      return ThemedObject(object: object, place: record.place)
    }
  }

  private func dropDead() {
    records = records.filter { $0.value.object != nil }
    limit = max(64, 2 * records.count)
  }
}
