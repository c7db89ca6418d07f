public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.SearchBarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one search bar and its field; what neither says is not touched.
  ///
  /// UIKit gives nobody the cancel button of a bar: ``cancelButton`` is for the proxy of bar button items inside search bars.
  @MainActor public func apply(to bar: UISearchBar, replacing old: Theme.SearchBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UISearchBar())
    applyRecorded(set)
    let reference = Pristine {
      let bar = UISearchBar()
      apply(to: bar)
      return bar
    }
    set(\.barStyle, \.barStyle)
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    set.tint(\.tintColor)
    set(\.searchBarStyle, \.searchBarStyle)
    set(\.keyboardAppearance, \.keyboardAppearance)
    if set.system >= 13, set.change[\.searchTextField].isAny {
      (searchTextField ?? Theme.SearchTextFieldStyle()).apply(to: bar.searchTextField, replacing: old?.searchTextField)
    }
  }

  /// Sets what appearance proxies record (PRX-2) on one.
  @MainActor func apply(toProxy bar: UISearchBar, replacing old: Theme.SearchBarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UISearchBar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UISearchBar, Self>) {
    let bar = set.target
    set(\.barTintColor, \.barTintColor)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, for: position, barMetrics: metrics)
    }
    set(\.scopeBarBackgroundImage, \.scopeBarBackgroundImage)
    set.each(\.searchFieldBackgroundImage) { bar.setSearchFieldBackgroundImage($1?.uiKitValue, for: $0) }
    set.each(\.iconImage) { icon, state, image in bar.setImage(image?.uiKitValue, for: icon, state: state) }
    set.each(\.scopeBarButtonBackgroundImage) { bar.setScopeBarButtonBackgroundImage($1?.uiKitValue, for: $0) }
    set.each(\.scopeBarButtonDividerImage) { left, right, image in
      bar.setScopeBarButtonDividerImage(image?.uiKitValue, forLeftSegmentState: left, rightSegmentState: right)
    }
    set.each(\.scopeBarButtonTitleTextAttributes) { state, attributes in
      bar.setScopeBarButtonTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.scopeButton.font), for: state)
    }
    set(\.searchFieldBackgroundPositionAdjustment, \.searchFieldBackgroundPositionAdjustment)
    set(\.searchTextPositionAdjustment, \.searchTextPositionAdjustment)
    set.each(\.iconPositionAdjustment) { bar.setPositionAdjustment($1?.uiKitValue ?? .zero, for: $0) }
  }
}
