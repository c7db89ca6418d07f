public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.SearchBarStyle {
  /// Applies the style to one search bar and its field. Values that `old` set and this style leaves out return to the system's; values
  /// that neither sets are not touched.
  ///
  /// UIKit does not expose a search bar's cancel button: `cancelButton` applies to the proxy of bar button items inside search bars.
  @MainActor public func apply(to bar: UISearchBar, replacing old: Theme.SearchBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UISearchBar())
    applyRecorded(set)
    let reference = Pristine {
      let bar = UISearchBar()
      apply(to: bar)
      return bar
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    Self.setOtherProperties(set)
    if set.system >= 13, set.change[\.searchTextField].isAny {
      (searchTextField ?? Theme.SearchTextFieldStyle()).apply(to: bar.searchTextField, replacing: old?.searchTextField)
    }
  }

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy.
  @MainActor func apply(toProxy bar: UISearchBar, replacing old: Theme.SearchBarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UISearchBar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UISearchBar, Self>) {
    let bar = set.target
    Self.setRecordedProperties(set)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, for: position, barMetrics: metrics)
    }
    set.each(\.searchFieldBackgroundImage) { bar.setSearchFieldBackgroundImage($1?.uiKitValue, for: $0) }
    set.each(\.iconImage) { icon, state, image in bar.setImage(image?.uiKitValue, for: icon, state: state) }
    set.each(\.scopeBarButtonBackgroundImage) { bar.setScopeBarButtonBackgroundImage($1?.uiKitValue, for: $0) }
    set.each(\.scopeBarButtonDividerImage) { left, right, image in
      bar.setScopeBarButtonDividerImage(image?.uiKitValue, forLeftSegmentState: left, rightSegmentState: right)
    }
    set.each(\.scopeBarButtonTitleTextAttributes) { state, attributes in
      bar.setScopeBarButtonTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.scopeButton.font), for: state)
    }
    set.each(\.iconPositionAdjustment) { bar.setPositionAdjustment($1?.uiKitValue ?? .zero, for: $0) }
  }
}

extension Theme.SearchTextFieldStyle {
  /// Applies the style to the field of one search bar. Values that neither style sets are not touched.
  ///
  /// Set the placeholder's text first: only an attributed placeholder has a colour. The icon is the field's left view; its colour shows
  /// if the icon is a template.
  @MainActor public func apply(to field: UISearchTextField, replacing old: Theme.SearchTextFieldStyle? = nil) {
    let set = Setter(field, self, replacing: old, pristine: UISearchTextField())
    Self.setProperties(set)
    if let font {
      field.font = font.uiFont(base: BaseFont.button.font)
    } else if old?.font != nil {
      field.font = UISearchTextField().font
    }
    if set.change[\.placeholderColor].isAny, let placeholder = field.attributedPlaceholder?.string ?? field.placeholder {
      let color = placeholderColor?.uiKitValue.map { [NSAttributedString.Key.foregroundColor: $0] }
      field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: color)
    }
    if let icon = field.leftView { Setter(icon, self, replacing: old, pristine: UIView()).tint(\.iconColor) }
  }
}

extension Theme.CancelButtonStyle {
  /// Applies the style to one item. Values that `old` set and this style leaves out return to the system's; values that neither sets are
  /// not touched.
  @MainActor public func apply(to item: UIBarButtonItem, replacing old: Theme.CancelButtonStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UIBarButtonItem())
    applyTitle(set)
    set(\.tintColor, \.tintColor)
  }

  /// Applies the style to the proxy of bar button items inside search bars, because UIKit does not expose the button itself. The proxy
  /// records the tint although it is not documented to (LEG-2, P-34).
  @MainActor func apply(toProxy item: UIBarButtonItem, replacing old: Theme.CancelButtonStyle?, as role: TargetRole) {
    let set = Setter(item, self, replacing: old, as: role, pristine: UIBarButtonItem())
    applyTitle(set)
    #if MODELCORE
      guard UIBarButtonItem.proxiesRecordTints else { return }
    #endif
    set(\.tintColor, \.tintColor)
  }

  @MainActor private func applyTitle(_ set: Setter<UIBarButtonItem, Self>) {
    set.each(\.titleTextAttributes) { state, attributes in
      set.target.setTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.button.font), for: state)
    }
  }
}
