// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.BackgroundPreset: Sampled {}
extension Theme.BarButtonItemStyle.AxisBehavior: Sampled {}
extension Theme.BarButtonItemStyle.VisibilityPriority: Sampled {}
extension Theme.BarMinimization.Behavior: Sampled {}
extension Theme.BarMinimization.RestorationBehavior: Sampled {}
extension Theme.BarMinimization.SafeAreaAdjustment: Sampled {}
extension Theme.BarStyle: Sampled {}
extension Theme.BehavioralStyle: Sampled {}
extension Theme.BlurEffect: Sampled {}
extension Theme.ContentMode: Sampled {}
extension Theme.KeyboardAppearance: Sampled {}
extension Theme.ModalPresentationStyle: Sampled {}
extension Theme.ModalTransitionStyle: Sampled {}
extension Theme.NavigationItemStyle.BackButtonDisplayMode: Sampled {}
extension Theme.NavigationItemStyle.ItemStyle: Sampled {}
extension Theme.NavigationItemStyle.LargeTitleDisplayMode: Sampled {}
extension Theme.NavigationItemStyle.SearchBarPlacement: Sampled {}
extension Theme.NavigationItemStyle.VerticalBarCompressionBehavior: Sampled {}
extension Theme.ScrollEdgeEffect.Style: Sampled {}
extension Theme.SearchBarStyle.Style: Sampled {}
extension Theme.SidebarStyle.Layout: Sampled {}
extension Theme.SidebarStyle.Placement: Sampled {}
extension Theme.StatusBarAnimation: Sampled {}
extension Theme.StatusBarStyle.Style: Sampled {}
extension Theme.TabBarControllerStyle.MinimizeBehavior: Sampled {}
extension Theme.TabBarControllerStyle.Mode: Sampled {}
extension Theme.TabBarStyle.ItemPositioning: Sampled {}
extension Theme.UserInterfaceSizeClass: Sampled {}
extension Theme.UserInterfaceStyle: Sampled {}
extension Theme.ViewControllerStyle.VerticalBarBehavior: Sampled {}
extension Theme.WindowStyle.ControlStyle: Sampled {}
