public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.Font {
  /// The font as UIKit's. What it leaves open is as in `base`, the system's font for the place.
  ///
  /// A text style follows the reader's text size, and so does a size with `relativeTo`; any other size is fixed. A family that is not
  /// installed is the system font.
  @MainActor public func uiFont(base: UIFont) -> UIFont {
    guard let scaling else { return capped(UIFont(descriptor: face(descriptor(base: base)), size: 0)) }
    let metrics = UIFontMetrics(forTextStyle: scaling.uiKitValue)
    let unscaled = UIFont(descriptor: face(fixedDescriptor(base: base)), size: 0)
    guard let maximumSize else { return metrics.scaledFont(for: unscaled) }
    return metrics.scaledFont(for: unscaled, maximumPointSize: maximumSize)
  }

  /// The text style with which a size that is not a text style's own is scaled. A family's size is scaled like the text style's.
  private var scaling: Theme.TextStyle? { relativeTo ?? (size == nil && family != nil ? textStyle : nil) }

  private func capped(_ font: UIFont) -> UIFont {
    guard let maximumSize, font.pointSize > maximumSize else { return font }
    return font.withSize(maximumSize)
  }

  /// Of the system font: a text style at the reader's text size, else a fixed size.
  @MainActor private func descriptor(base: UIFont) -> UIFontDescriptor {
    guard let textStyle, size == nil else { return fixedDescriptor(base: base) }
    return .preferredFontDescriptor(withTextStyle: textStyle.uiKitValue)
  }

  /// Of the system font in a size that no text style scales; a text style gives its standard size and weight.
  @MainActor private func fixedDescriptor(base: UIFont) -> UIFontDescriptor {
    guard let textStyle else { return base.fontDescriptor.withSize(size ?? base.pointSize) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let preferred = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: textStyle.uiKitValue, compatibleWith: standard)
    return UIFont.systemFont(ofSize: size ?? preferred.pointSize, weight: textStyle == .headline ? .semibold : .regular)
      .fontDescriptor
  }

  /// The descriptor with the family, design, slope and weight that the theme asks for.
  @MainActor private func face(_ system: UIFontDescriptor) -> UIFontDescriptor {
    var descriptor = system
    if let family, let found = UIFont(name: family, size: system.pointSize) {
      descriptor = weight == nil ? found.fontDescriptor : UIFontDescriptor(fontAttributes: [.family: found.familyName])
      descriptor = descriptor.withSize(system.pointSize)
    }
    if let design { descriptor = descriptor.withDesign(design.uiKitValue) ?? descriptor }
    var symbolic = descriptor.symbolicTraits
    if let italic {
      symbolic = italic ? symbolic.union(.traitItalic) : symbolic.subtracting(.traitItalic)
      descriptor = descriptor.withSymbolicTraits(symbolic) ?? descriptor
    }
    if let weight {
      // The weight says how bold; the traits must not say otherwise.
      let traits: [UIFontDescriptor.TraitKey: Any] = [
        .weight: weight.uiKitValue, .symbolic: symbolic.subtracting(.traitBold).rawValue,
      ]
      descriptor = descriptor.addingAttributes([.traits: traits])
    }
    return descriptor
  }
}
