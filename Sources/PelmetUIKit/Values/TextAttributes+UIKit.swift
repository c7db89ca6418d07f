public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TextAttributes {
  /// The attributes as UIKit takes them; a font is a variation of `base`, the system's for the place.
  @MainActor public func uiKitAttributes(base: UIFont) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = foregroundColor?.uiKitValue
    attributes[.font] = font?.uiFont(base: base)
    attributes[.kern] = kern
    attributes[.baselineOffset] = baselineOffset
    attributes[.underlineStyle] = underlineStyle?.rawValue
    attributes[.strikethroughStyle] = strikethroughStyle?.rawValue
    attributes[.shadow] = shadow?.uiKitValue
    return attributes
  }
}

extension Theme.Shadow: UIKitConvertible {
  /// What the shadow leaves open is as in a new `NSShadow`.
  public var uiKitValue: NSShadow {
    let shadow = NSShadow()
    if let color { shadow.shadowColor = color.uiKitValue }
    if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
    if let blurRadius { shadow.shadowBlurRadius = blurRadius }
    return shadow
  }
}
