public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension SearchBarStyle {
  /// Sets what the style says on one search bar and its field; what it leaves open is not touched.
  ///
  /// UIKit gives nobody the cancel button of a bar: ``cancelButton`` is for the proxy of bar button items inside search bars.
  @MainActor public func apply(to bar: UISearchBar) {
    let set = Setter(bar)
    set(\.barStyle, barStyle)
    set(\.isTranslucent, isTranslucent)
    set(\.tintColor, tintColor)
    set(\.barTintColor, barTintColor)
    set(\.searchBarStyle, searchBarStyle)
    set(\.keyboardAppearance, keyboardAppearance)
    backgroundImage?.forEach { position, images in
      images.forEach { metrics, image in bar.setBackgroundImage(image.uiKitValue, for: position, barMetrics: metrics) }
    }
    set(\.scopeBarBackgroundImage, scopeBarBackgroundImage)
    searchFieldBackgroundImage?.forEach { bar.setSearchFieldBackgroundImage($1.uiKitValue, for: $0) }
    iconImage?.forEach { icon, images in
      images.forEach { state, image in bar.setImage(image.uiKitValue, for: icon, state: state) }
    }
    scopeBarButtonBackgroundImage?.forEach { bar.setScopeBarButtonBackgroundImage($1.uiKitValue, for: $0) }
    scopeBarButtonDividerImage?.forEach { left, images in
      images.forEach { right, image in
        bar.setScopeBarButtonDividerImage(image.uiKitValue, forLeftSegmentState: left, rightSegmentState: right)
      }
    }
    scopeBarButtonTitleTextAttributes?.forEach { state, attributes in
      bar.setScopeBarButtonTitleTextAttributes(attributes.uiKitAttributes(base: BaseFont.scopeButton.font), for: state)
    }
    set(\.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
    set(\.searchTextPositionAdjustment, searchTextPositionAdjustment)
    iconPositionAdjustment?.forEach { bar.setPositionAdjustment($1.uiKitValue, for: $0) }
    if set.system >= 13 {
      searchTextField?.apply(to: bar.searchTextField)
    }
  }
}
