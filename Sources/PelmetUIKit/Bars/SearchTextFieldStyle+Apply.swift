public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.SearchTextFieldStyle {
  /// Sets what the style says on the field of one search bar; what neither says is not touched.
  ///
  /// A placeholder has a colour only as an attributed one: set the text of the placeholder before. The icon is what the field shows on
  /// its left, as long as it is a template.
  @MainActor public func apply(to field: UISearchTextField, replacing old: Theme.SearchTextFieldStyle? = nil) {
    let set = Setter(field, self, replacing: old, pristine: UISearchTextField())
    set(\.backgroundColor, \.backgroundColor)
    set(\.textColor, \.textColor)
    if let font {
      field.font = font.uiFont(base: BaseFont.button.font)
    } else if old?.font != nil {
      field.font = UISearchTextField().font
    }
    set.tint(\.tintColor)
    if set.change[\.placeholderColor].isAny, let placeholder = field.attributedPlaceholder?.string ?? field.placeholder {
      let color = placeholderColor?.uiKitValue.map { [NSAttributedString.Key.foregroundColor: $0] }
      field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: color)
    }
    if let icon = field.leftView { Setter(icon, self, replacing: old, pristine: UIView()).tint(\.iconColor) }
  }
}

extension Theme.CancelButtonStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to item: UIBarButtonItem, replacing old: Theme.CancelButtonStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UIBarButtonItem())
    applyTitle(set)
    set(\.tintColor, \.tintColor)
  }

  /// Sets what a proxy of bar button items inside search bars takes: UIKit gives nobody the button itself. A device's proxies take the
  /// tint although they are not documented to (LEG-2); ModelCore's do not.
  @MainActor func apply(toProxy item: UIBarButtonItem, replacing old: Theme.CancelButtonStyle?, as role: TargetRole) {
    let set = Setter(item, self, replacing: old, as: role, pristine: UIBarButtonItem())
    applyTitle(set)
    #if canImport(UIKit)
      set(\.tintColor, \.tintColor)
    #endif
  }

  @MainActor private func applyTitle(_ set: Setter<UIBarButtonItem, Self>) {
    set.each(\.titleTextAttributes) { state, attributes in
      set.target.setTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.button.font), for: state)
    }
  }
}
