// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

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
