public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension BarButtonItemStyle {
  /// Sets what the style says on one item; what it leaves open is not touched. Of the backgrounds by item style, UIKit takes the one for
  /// the item's own style only (ITM-11).
  @MainActor public func apply(to item: UIBarButtonItem) {
    let set = Setter(item)
    set(\.tintColor, tintColor)
    let font = (item.style == .done ? BaseFont.prominentButton : .button).font
    titleTextAttributes?.forEach { item.setTitleTextAttributes($1.uiKitAttributes(base: font), for: $0) }
    backgroundImage?.forEach { state, styles in
      styles.forEach(matching: item.style) { style, images in
        images.forEach { metrics, image in setBackgroundImage(image, of: item, for: state, style: style, metrics: metrics) }
      }
    }
    backgroundVerticalPositionAdjustment?.forEach { item.setBackgroundVerticalPositionAdjustment($1, for: $0) }
    titlePositionAdjustment?.forEach { item.setTitlePositionAdjustment($1.uiKitValue, for: $0) }
    backButtonBackgroundImage?.forEach { state, images in
      images.forEach { metrics, image in
        item.setBackButtonBackgroundImage(image.uiKitValue, for: state, barMetrics: metrics)
      }
    }
    backButtonTitlePositionAdjustment?.forEach { item.setBackButtonTitlePositionAdjustment($1.uiKitValue, for: $0) }
    backButtonBackgroundVerticalPositionAdjustment?.forEach {
      item.setBackButtonBackgroundVerticalPositionAdjustment($1, for: $0)
    }
    set(\.imageInsets, imageInsets)
    set(\.landscapeImagePhoneInsets, landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, largeContentSizeImageInsets)
    if #available(iOS 17, *), set.system >= 17 {
      set(\.isSymbolAnimationEnabled, isSymbolAnimationEnabled)
    }
    if #available(iOS 26, visionOS 26, *), set.system >= 26 {
      set(\.hidesSharedBackground, hidesSharedBackground)
      set(\.sharesBackground, sharesBackground)
    }
    #if compiler(>=6.4) || !canImport(UIKit)  // The first compiler with an SDK of iOS 27.
      if #available(iOS 27, visionOS 27, *), set.system >= 27 {
        set(\.isPaddingRemoved, isPaddingRemoved)
      }
    #endif
  }

  @MainActor private func setBackgroundImage(
    _ image: Image, of item: UIBarButtonItem, for state: UIControl.State, style: UIBarButtonItem.Style?, metrics: UIBarMetrics
  ) {
    if let style {
      item.setBackgroundImage(image.uiKitValue, for: state, style: style, barMetrics: metrics)
    } else {
      item.setBackgroundImage(image.uiKitValue, for: state, barMetrics: metrics)
    }
  }
}
