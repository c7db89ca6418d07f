public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.BarButtonItemStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one item; what neither says is not touched. Of
  /// the backgrounds by item style, UIKit takes the one for the item's own style only (ITM-11).
  @MainActor public func apply(to item: UIBarButtonItem, replacing old: Theme.BarButtonItemStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UIBarButtonItem())
    applyRecorded(set)
    set(\.tintColor, \.tintColor)
    set(\.imageInsets, \.imageInsets)
    set(\.landscapeImagePhoneInsets, \.landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, \.largeContentSizeImageInsets)
    if #available(iOS 17, *), set.system >= 17 {
      set(\.isSymbolAnimationEnabled, \.isSymbolAnimationEnabled)
    }
    if #available(iOS 26, visionOS 26, *), set.system >= 26 {
      set(\.hidesSharedBackground, \.hidesSharedBackground)
      set(\.sharesBackground, \.sharesBackground)
    }
    #if compiler(>=6.4) || !canImport(UIKit)  // The first compiler with an SDK of iOS 27.
      if #available(iOS 27, visionOS 27, *), set.system >= 27 {
        set(\.isPaddingRemoved, \.isPaddingRemoved)
      }
    #endif
  }

  /// Sets what appearance proxies record (PRX-2) on one, which takes the backgrounds for items of every style.
  @MainActor func apply(toProxy item: UIBarButtonItem, replacing old: Theme.BarButtonItemStyle?, as role: TargetRole) {
    applyRecorded(Setter(item, self, replacing: old, as: role, pristine: UIBarButtonItem()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UIBarButtonItem, Self>) {
    let item = set.target
    let own = set.role == .instance ? item.style : nil
    let reference = Pristine {
      let item = UIBarButtonItem()
      apply(to: item)
      return item
    }
    let font = (own == .done ? BaseFont.prominentButton : .button).font
    set.each(\.titleTextAttributes) { state, attributes in
      item.setTitleTextAttributes(attributes?.uiKitAttributes(base: font), for: state)
    }
    set.change[\.backgroundImage].forEachCase { state, styles in
      styles.forEachCase { style, images in
        guard style == nil || own == nil || style == own else { return }
        images.forEachCase { metrics, image in
          setBackgroundImage(image.new, of: item, for: state, style: style, metrics: metrics)
        }
      }
    }
    set.each(\.backgroundVerticalPositionAdjustment) {
      let points = $1.map { CGFloat($0) } ?? reference.object.backgroundVerticalPositionAdjustment(for: $0)
      item.setBackgroundVerticalPositionAdjustment(points, for: $0)
    }
    set.each(\.titlePositionAdjustment) {
      item.setTitlePositionAdjustment($1?.uiKitValue ?? reference.object.titlePositionAdjustment(for: $0), for: $0)
    }
    set.each(\.backButtonBackgroundImage) { state, metrics, image in
      item.setBackButtonBackgroundImage(image?.uiKitValue, for: state, barMetrics: metrics)
    }
    set.each(\.backButtonTitlePositionAdjustment) {
      let offset = $1?.uiKitValue ?? reference.object.backButtonTitlePositionAdjustment(for: $0)
      item.setBackButtonTitlePositionAdjustment(offset, for: $0)
    }
    set.each(\.backButtonBackgroundVerticalPositionAdjustment) {
      let points = $1.map { CGFloat($0) } ?? reference.object.backButtonBackgroundVerticalPositionAdjustment(for: $0)
      item.setBackButtonBackgroundVerticalPositionAdjustment(points, for: $0)
    }
  }

  @MainActor private func setBackgroundImage(
    _ image: Theme.Image?, of item: UIBarButtonItem, for state: UIControl.State, style: UIBarButtonItem.Style?,
    metrics: UIBarMetrics
  ) {
    if let style {
      item.setBackgroundImage(image?.uiKitValue, for: state, style: style, barMetrics: metrics)
    } else {
      item.setBackgroundImage(image?.uiKitValue, for: state, barMetrics: metrics)
    }
  }
}
