public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.TextAttributes {
  /// The attributes for an `NSAttributedString`. A font takes what it leaves out from `base`, the system's font for the text.
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
  /// The shadow, with the defaults of `NSShadow` for values that it leaves out.
  public var uiKitValue: NSShadow {
    let shadow = NSShadow()
    if let color { shadow.shadowColor = color.uiKitValue }
    if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
    if let blurRadius { shadow.shadowBlurRadius = blurRadius }
    return shadow
  }
}

/// The texts in bars, and the system's font for each. A theme's font takes from it what it leaves out.
///
/// UIKit does not expose these fonts; the sizes and weights are those seen up to iOS 26.
enum BaseFont {
  case title, largeTitle, subtitle, largeSubtitle, button, prominentButton, tabItem, badge, scopeButton

  @MainActor var font: UIFont {
    switch self {
    case .title, .prominentButton: .systemFont(ofSize: 17, weight: .semibold)
    case .largeTitle:
      // The only text in a bar that follows the user's text size.
      .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
    case .subtitle: .systemFont(ofSize: 12)
    case .largeSubtitle: .systemFont(ofSize: 15)
    case .button: .systemFont(ofSize: 17)
    case .tabItem: .systemFont(ofSize: 10, weight: .medium)
    case .badge, .scopeButton: .systemFont(ofSize: 13)
    }
  }
}
