public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension SearchTextFieldStyle {
  /// Sets what the style says on the field of one search bar; what it leaves open is not touched.
  ///
  /// A placeholder has a colour only as an attributed one: set the text of the placeholder before. The icon is what the field shows on
  /// its left, as long as it is a template.
  @MainActor public func apply(to field: UISearchTextField) {
    let set = Setter(field)
    set(\.backgroundColor, backgroundColor)
    set(\.textColor, textColor)
    if let font { field.font = font.uiFont(base: BaseFont.button.font) }
    set(\.tintColor, tintColor)
    if let placeholderColor, let placeholder = field.attributedPlaceholder?.string ?? field.placeholder {
      let color = placeholderColor.uiKitValue.map { [NSAttributedString.Key.foregroundColor: $0] }
      field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: color)
    }
    if let icon = field.leftView { Setter(icon)(\.tintColor, iconColor) }
  }
}

extension CancelButtonStyle {
  /// Sets what the style says; what it leaves open is not touched. The item is the proxy
  /// `UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])`.
  @MainActor public func apply(to item: UIBarButtonItem) {
    Setter(item)(\.tintColor, tintColor)
    titleTextAttributes?.forEach { item.setTitleTextAttributes($1.uiKitAttributes(base: BaseFont.button.font), for: $0) }
  }
}
