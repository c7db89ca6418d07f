internal import Pelmet
internal import PelmetCompiler

/// An enumeration whose raw values are UIKit's case names.
protocol NamedValue: ScalarValue, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedValue {
  init?(erased value: Value) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}

extension Theme.BackgroundPreset: NamedValue {}
extension Theme.BarButtonItemStyle.AxisBehavior: NamedValue {}
extension Theme.BarButtonItemStyle.VisibilityPriority: NamedValue {}
extension Theme.BarMinimization.Behavior: NamedValue {}
extension Theme.BarMinimization.RestorationBehavior: NamedValue {}
extension Theme.BarMinimization.SafeAreaAdjustment: NamedValue {}
extension Theme.BarStyle: NamedValue {}
extension Theme.BehavioralStyle: NamedValue {}
extension Theme.BlurEffect: NamedValue {}
extension Theme.ContentMode: NamedValue {}
extension Theme.KeyboardAppearance: NamedValue {}
extension Theme.ModalPresentationStyle: NamedValue {}
extension Theme.ModalTransitionStyle: NamedValue {}
extension Theme.NavigationItemStyle.BackButtonDisplayMode: NamedValue {}
extension Theme.NavigationItemStyle.ItemStyle: NamedValue {}
extension Theme.NavigationItemStyle.LargeTitleDisplayMode: NamedValue {}
extension Theme.NavigationItemStyle.SearchBarPlacement: NamedValue {}
extension Theme.NavigationItemStyle.VerticalBarCompressionBehavior: NamedValue {}
extension Theme.ScrollEdgeEffect.Style: NamedValue {}
extension Theme.SearchBarStyle.Style: NamedValue {}
extension Theme.SidebarStyle.Layout: NamedValue {}
extension Theme.SidebarStyle.Placement: NamedValue {}
extension Theme.StatusBarAnimation: NamedValue {}
extension Theme.StatusBarStyle.Style: NamedValue {}
extension Theme.TabBarControllerStyle.MinimizeBehavior: NamedValue {}
extension Theme.TabBarControllerStyle.Mode: NamedValue {}
extension Theme.TabBarStyle.ItemPositioning: NamedValue {}
extension Theme.UserInterfaceSizeClass: NamedValue {}
extension Theme.UserInterfaceStyle: NamedValue {}
extension Theme.ViewControllerStyle.VerticalBarBehavior: NamedValue {}
extension Theme.WindowStyle.ControlStyle: NamedValue {}

/// An option set whose members have UIKit's names.
protocol OptionValue: ScalarValue, OptionSet where Element == Self {
  static var members: [(name: String, member: Self)] { get }
}

extension OptionValue {
  init?(erased value: Value) {
    guard case .names(let names) = value else { return nil }
    self = Self.members.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.member) }
  }
}

extension Theme.RectEdge: OptionValue {
  static var members: [(name: String, member: Theme.RectEdge)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}

extension Theme.UnderlineStyle: OptionValue {
  static var members: [(name: String, member: Theme.UnderlineStyle)] {
    [
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot), ("patternDash", .patternDash),
      ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot), ("byWord", .byWord),
    ]
  }
}
