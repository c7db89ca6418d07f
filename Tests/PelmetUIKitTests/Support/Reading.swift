import Foundation
import JudgedProperties
import ModelCore

/// The state of an object that an app or the user can see. A value that was never set and one that was reset are the same.
@MainActor
func reading(_ object: AnyObject) -> Snapshot {
  var values: [String: Any?]
  switch object {
  case let window as UIWindow: values = read(window)
  case let bar as UINavigationBar: values = read(bar)
  case let bar as UIToolbar: values = read(bar)
  case let bar as UITabBar: values = read(bar)
  case let bar as UISearchBar: values = read(bar)
  case let item as UIBarButtonItem: values = read(item)
  case let item as UITabBarItem: values = read(item)
  case let item as UINavigationItem: values = read(item)
  case let view as UIScrollView: values = read(view)
  case let controller as UINavigationController: values = read(controller)
  case let controller as UITabBarController: values = read(controller)
  case let controller as UIViewController: values = read(controller)
  default: values = [:]
  }
  values["class"] = "\(type(of: object))"
  return Snapshot(values: values)
}

private let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
private let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
private let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]

/// A value for each case of an axis.
private func each<Case>(_ cases: [Case], _ value: (Case) -> Any?) -> Any? {
  Dictionary(uniqueKeysWithValues: cases.enumerated().compactMap { index, name in value(name).map { ("\(index)", $0) } })
}

/// The values of an object's properties that the judge of UIKit's properties knows, and of more.
@MainActor
private func read<Object>(_ properties: [JudgedProperty<Object>], of object: Object, and others: [String: Any?]) -> [String: Any?]
{
  JudgedProperty.values(properties, of: object).merging(others) { $1 }
}

@MainActor
private func read(_ view: UIView) -> [String: Any?] {
  ["tintColor": view.tintColor, "backgroundColor": view.backgroundColor, "userInterfaceStyle": view.overrideUserInterfaceStyle]
}

@MainActor
private func read(_ bar: UINavigationBar) -> [String: Any?] {
  let model = bar.modelBar
  return read(
    JudgedProperty.all, of: bar,
    and: read(bar as UIView).merging([
      "backgroundImage": each(positions) { position in each(metrics) { bar.backgroundImage(for: position, barMetrics: $0) } },
      "titleVerticalPositionAdjustment": each(metrics) { bar.titleVerticalPositionAdjustment(for: $0) }, "look": model.look,
      "titleText": model.titleText, "largeTitleText": model.largeTitleText, "indicator": model.backIndicator,
    ]) { $1 })
}

@MainActor
private func read(_ bar: UIToolbar) -> [String: Any?] {
  read(
    JudgedProperty.all, of: bar,
    and: read(bar as UIView).merging([
      "backgroundImage": each(positions) { position in
        each(metrics) { bar.backgroundImage(forToolbarPosition: position, barMetrics: $0) }
      },
      "shadowImage": each(positions) { bar.shadowImage(forToolbarPosition: $0) }, "look": bar.modelBar.look,
    ]) { $1 })
}

@MainActor
private func read(_ bar: UITabBar) -> [String: Any?] {
  read(JudgedProperty.all, of: bar, and: read(bar as UIView).merging(["look": bar.modelBar.look]) { $1 })
}

@MainActor
private func read(_ bar: UISearchBar) -> [String: Any?] {
  let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
  let field = bar.searchTextField
  return read(
    JudgedProperty.all, of: bar,
    and: read(bar as UIView).merging([
      "keyboardAppearance": bar.keyboardAppearance,
      "backgroundImage": each(positions) { position in each(metrics) { bar.backgroundImage(for: position, barMetrics: $0) } },
      "searchFieldBackgroundImage": each(states) { bar.searchFieldBackgroundImage(for: $0) },
      "iconImage": each(icons) { icon in each(states) { bar.image(for: icon, state: $0) } },
      "scopeBarButtonBackgroundImage": each(states) { bar.scopeBarButtonBackgroundImage(for: $0) },
      "scopeBarButtonDividerImage": each(states) { left in
        each(states) { bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: $0) }
      },
      "scopeBarButtonTitleTextAttributes": each(states) { bar.scopeBarButtonTitleTextAttributes(for: $0) },
      "iconPositionAdjustment": each(icons) { bar.positionAdjustment(for: $0) },
      "field": field.backgroundColor, "fieldTint": field.tintColor, "textColor": field.textColor, "font": field.font,
      "placeholder": field.attributedPlaceholder, "icon": field.leftView?.tintColor,
    ]) { $1 })
}

@MainActor
private func read(_ item: UIBarItem) -> [String: Any?] {
  read(
    JudgedProperty.all, of: item, and: ["titleTextAttributes": each(states) { item.titleTextAttributes(for: $0) }])
}

@MainActor
private func read(_ item: UIBarButtonItem) -> [String: Any?] {
  read(
    JudgedProperty.all, of: item,
    and: read(item as UIBarItem).merging([
      "backgroundImage": each(states) { state in
        each(metrics) { item.backgroundImage(for: state, style: item.style, barMetrics: $0) }
      },
      "backgroundVerticalPositionAdjustment": each(metrics) { item.backgroundVerticalPositionAdjustment(for: $0) },
      "titlePositionAdjustment": each(metrics) { item.titlePositionAdjustment(for: $0) },
      "backButtonBackgroundImage": each(states) { state in
        each(metrics) { item.backButtonBackgroundImage(for: state, barMetrics: $0) }
      },
      "backButtonTitlePositionAdjustment": each(metrics) { item.backButtonTitlePositionAdjustment(for: $0) },
      "backButtonBackgroundVerticalPositionAdjustment": each(metrics) {
        item.backButtonBackgroundVerticalPositionAdjustment(for: $0)
      },
      "badgeBackground": item.badge?.backgroundColor, "badgeForeground": item.badge?.foregroundColor,
      "badgeFont": item.badge?.font,
    ]) { $1 })
}

@MainActor
private func read(_ item: UITabBarItem) -> [String: Any?] {
  read(
    JudgedProperty.all, of: item,
    and: read(item as UIBarItem).merging(["badgeTextAttributes": each(states) { item.badgeTextAttributes(for: $0) }]) { $1 })
}

@MainActor
private func read(_ item: UINavigationItem) -> [String: Any?] {
  let minimization = JudgedProperty.values(JudgedProperty.all, of: item.navigationBarMinimization)
  return read(
    JudgedProperty.all, of: item,
    and: minimization.renamed { "navigationBarMinimization.\($0)" }.merging([
      "standardAppearance": item.standardAppearance, "compactAppearance": item.compactAppearance,
      "scrollEdgeAppearance": item.scrollEdgeAppearance, "compactScrollEdgeAppearance": item.compactScrollEdgeAppearance,
    ]) { $1 })
}

@MainActor
private func read(_ view: UIScrollView) -> [String: Any?] {
  let edges = [
    ("top", view.topEdgeEffect), ("left", view.leftEdgeEffect), ("bottom", view.bottomEdgeEffect),
    ("right", view.rightEdgeEffect),
  ]
  return edges.reduce(into: [:]) { values, edge in
    // A style is an object: its description tells it from others.
    let effect = JudgedProperty.values(JudgedProperty.all, of: edge.1).mapValues { value -> Any? in value.map { "\($0)" } }
    values.merge(effect.renamed { "scrollEdge.\(edge.0).\($0)" }) { $1 }
  }
}

@MainActor
private func read(_ controller: UIViewController) -> [String: Any?] {
  read(JudgedProperty.all, of: controller, and: [:])
}

@MainActor
private func read(_ controller: UINavigationController) -> [String: Any?] {
  read(JudgedProperty.all, of: controller, and: [:])
}

@MainActor
private func read(_ controller: UITabBarController) -> [String: Any?] {
  let sidebar = JudgedProperty.values(JudgedProperty.all, of: controller.sidebar)
  return read(JudgedProperty.all, of: controller, and: sidebar.renamed { "sidebar.\($0)" })
}

extension [String: Any?] {
  fileprivate func renamed(_ name: (String) -> String) -> Self {
    Dictionary(uniqueKeysWithValues: map { (name($0.key), $0.value) })
  }
}
