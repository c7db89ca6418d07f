public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.NavigationItemStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one item; what neither says is not touched.
  @MainActor public func apply(to item: UINavigationItem, replacing old: Theme.NavigationItemStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UINavigationItem())
    set(\.hidesBackButton, \.hidesBackButton)
    set(\.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton)
    set(\.largeTitleDisplayMode, \.largeTitleDisplayMode)
    set(\.hidesSearchBarWhenScrolling, \.hidesSearchBarWhenScrolling)
    if #available(iOS 14, *), set.system >= 14 {
      set(\.backButtonDisplayMode, \.backButtonDisplayMode)
    }
    if #available(iOS 16, *), set.system >= 16 {
      set(\.style, \.style)
      set(\.preferredSearchBarPlacement, \.preferredSearchBarPlacement)
    }
    if #available(iOS 26, visionOS 26, *), set.system >= 26 {
      set(\.searchBarPlacementAllowsToolbarIntegration, \.searchBarPlacementAllowsToolbarIntegration)
      set(\.searchBarPlacementAllowsExternalIntegration, \.searchBarPlacementAllowsExternalIntegration)
    }
  }
}
