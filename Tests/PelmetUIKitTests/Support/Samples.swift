import Pelmet
import PelmetTestSupport

/// Values that differ from what UIKit has by default.
enum Sample {
  static let color = Theme.Color.adaptive(light: .rgb(0x123456), dark: .rgb(0xFEDCBA))
  static let image = Theme.Image(.fill(color))
  static let offset = Theme.Offset(horizontal: 1, vertical: 2)
  static let insets = Theme.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  static let text = Theme.TextAttributes(
    foregroundColor: color, font: Theme.Font(size: 20), kern: 1, baselineOffset: 2, underlineStyle: .single,
    strikethroughStyle: .double,
    shadow: Theme.Shadow.noShadow)
  static let itemState = Theme.BarButtonItemStateAppearance(titleTextAttributes: text)
  static let item = Theme.BarButtonItemAppearance(normal: itemState)
  static let tabState = Theme.TabBarItemStateAppearance(iconColor: color)
  static let tabItem = Theme.TabBarItemAppearance(selected: tabState)
  static let navigationBar = Theme.NavigationBarAppearance(backgroundColor: color)
  static let toolbar = Theme.ToolbarAppearance(backgroundColor: color)
  static let tabBar = Theme.TabBarAppearance(backgroundColor: color)

  /// A value of any type that a property of a theme has; `nil` for a type that has none here.
  /// - Parameter usual: UIKit's default.
  static func value<Value>(_ type: Value.Type, otherThan usual: UIKitJudge.Value?) -> Value? {
    sample(type, otherThan: usual) as? Value
  }

  private static func sample(_ type: Any.Type, otherThan usual: UIKitJudge.Value?) -> Any? {
    switch type {
    case is Bool.Type: if case .bool(let value)? = usual { !value } else { false }
    case is Double.Type: 7.0
    case is String.Type: "sample"
    case is Theme.Color.Type: color
    case is Theme.Image.Type: image
    case is Theme.Offset.Type: offset
    case is Theme.EdgeInsets.Type: insets
    case is Theme.RectEdge.Type: Theme.RectEdge.top
    case is Theme.TextAttributes.Type: text
    case is Theme.BarButtonItemAppearance.Type: item
    case is Theme.TabBarItemAppearance.Type: tabItem
    case is Theme.NavigationBarAppearance.Type: navigationBar
    case is Theme.ToolbarAppearance.Type: toolbar
    case is Theme.TabBarAppearance.Type: tabBar
    case let type as any CaseIterable.Type: lastCase(type)
    default: nil
    }
  }

  /// The last case of an enumeration, none of which has its default there.
  private static func lastCase<Value: CaseIterable>(_ type: Value.Type) -> Value? { Array(type.allCases).last }
}
