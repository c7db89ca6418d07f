internal import Pelmet

/// An enumeration whose raw values are UIKit's case names.
protocol NamedValue: ScalarValue, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedValue {
  static var kind: ValueKind { .enumeration(ValueKind.Names(type: typeName(Self.self), names: allCases.map(\.rawValue))) }

  init?(erased value: Value) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  var value: Value { .name(rawValue) }
}

extension BackgroundPreset: NamedValue {}
extension BarStyle: NamedValue {}
extension BehavioralStyle: NamedValue {}
extension ContentMode: NamedValue {}
extension KeyboardAppearance: NamedValue {}
extension ModalPresentationStyle: NamedValue {}
extension ModalTransitionStyle: NamedValue {}
extension NavigationItemStyle.BackButtonDisplayMode: NamedValue {}
extension NavigationItemStyle.ItemStyle: NamedValue {}
extension NavigationItemStyle.LargeTitleDisplayMode: NamedValue {}
extension NavigationItemStyle.SearchBarPlacement: NamedValue {}
extension SearchBarStyle.Style: NamedValue {}
extension StatusBarAnimation: NamedValue {}
extension StatusBarStyle.Style: NamedValue {}
extension TabBarControllerStyle.MinimizeBehavior: NamedValue {}
extension TabBarControllerStyle.Mode: NamedValue {}
extension TabBarStyle.ItemPositioning: NamedValue {}
extension UserInterfaceSizeClass: NamedValue {}
extension UserInterfaceStyle: NamedValue {}

extension BlurEffect: NamedValue, NoneAccepting {
  typealias Scalar = Self
}
