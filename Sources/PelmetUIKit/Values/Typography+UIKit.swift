public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.Typography {
  /// UIKit's font: that of the first family which is installed, else the system font.
  ///
  ///     label.font = Tokens.text.headline.uiFont(scaledLike: .headline)
  ///     label.adjustsFontForContentSizeCategory = true
  ///
  /// - Parameter textStyle: The text style with which the font follows the user's text size; `nil` is a fixed size.
  @MainActor public func uiFont(scaledLike textStyle: Theme.TextStyle? = nil) -> UIFont {
    var font = font
    font.family = installedFamily
    font.relativeTo = textStyle
    return font.uiFont(base: .systemFont(ofSize: size ?? 17))
  }

  /// The attributes of a text: font, letter spacing and line height.
  /// - Parameter textStyle: The text style with which they follow the user's text size; `nil` is a fixed size.
  @MainActor public func uiKitAttributes(scaledLike textStyle: Theme.TextStyle? = nil) -> [NSAttributedString.Key: Any] {
    let font = uiFont(scaledLike: textStyle)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if let letterSpacing { attributes[.kern] = letterSpacing * scale(of: font) }
    #if !MODELCORE
      if let lineHeight {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = font.pointSize * lineHeight
        style.maximumLineHeight = style.minimumLineHeight
        attributes[.paragraphStyle] = style
      }
    #endif
    return attributes
  }

  /// How much larger a font is than the size that the design gives it.
  private func scale(of font: UIFont) -> Double {
    guard let size, size > 0 else { return 1 }
    return font.pointSize / size
  }

  /// The first family that is installed. The names that CSS has for the system's font stand for that.
  @MainActor private var installedFamily: String? {
    let family = families.first { Self.systemFamilies.contains($0) || Theme.Font.installed($0, size: 12) != nil }
    return family.flatMap { Self.systemFamilies.contains($0) ? nil : $0 }
  }

  private static let systemFamilies: Set = ["-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif"]
}
