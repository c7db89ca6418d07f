public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.Font {
  /// UIKit's font for this one. Size, weight and design that it leaves out are those of `base`, the system's font for the text.
  ///
  /// A text style follows the user's text size, and so does a size with `relativeTo`; any other size is fixed. A family that is not
  /// installed becomes the system font; in ModelCore every family is.
  @MainActor public func uiFont(base: UIFont) -> UIFont {
    guard let scaling else { return capped(UIFont(descriptor: face(descriptor(base: base)), size: 0)) }
    let metrics = UIFontMetrics(forTextStyle: scaling.uiKitValue)
    let unscaled = UIFont(descriptor: face(fixedDescriptor(base: base)), size: 0)
    guard let maximumSize else { return metrics.scaledFont(for: unscaled) }
    return metrics.scaledFont(for: unscaled, maximumPointSize: maximumSize)
  }

  /// The text style that scales a size of the theme's own. Without a size, a family is scaled like the font's text style.
  private var scaling: Theme.TextStyle? { relativeTo ?? (size == nil && family != nil ? textStyle : nil) }

  private func capped(_ font: UIFont) -> UIFont {
    guard let maximumSize, font.pointSize > maximumSize else { return font }
    return font.withSize(maximumSize)
  }

  /// The system font's descriptor: a text style at the user's text size, or else a fixed size.
  @MainActor private func descriptor(base: UIFont) -> UIFontDescriptor {
    guard let textStyle, size == nil else { return fixedDescriptor(base: base) }
    return .preferredFontDescriptor(withTextStyle: textStyle.uiKitValue)
  }

  /// The system font's descriptor in a fixed size; a text style's are its standard size and weight.
  @MainActor private func fixedDescriptor(base: UIFont) -> UIFontDescriptor {
    guard let textStyle else { return base.fontDescriptor.withSize(size ?? base.pointSize) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let preferred = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: textStyle.uiKitValue, compatibleWith: standard)
    return UIFont.systemFont(ofSize: size ?? preferred.pointSize, weight: textStyle == .headline ? .semibold : .regular)
      .fontDescriptor
  }

  /// The font of a family, if there is one. ModelCore has no fonts: that an app brings those that its theme names is taken for granted, so
  /// that pictures and tests have them without the app's property list.
  @MainActor static func installed(_ family: String, size: Double) -> UIFont? {
    #if MODELCORE
      family.isEmpty ? nil : UIFont(descriptor: UIFontDescriptor(name: family, size: size), size: size)
    #else
      UIFont(name: family, size: size)
    #endif
  }

  /// Adds the theme's family, design, slope and weight.
  @MainActor private func face(_ system: UIFontDescriptor) -> UIFontDescriptor {
    var descriptor = system
    if let family, let found = Self.installed(family, size: system.pointSize) {
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
      // The weight decides how bold the font is, so the symbolic trait must not contradict it.
      let traits: [UIFontDescriptor.TraitKey: Any] = [
        .weight: weight.uiKitValue, .symbolic: symbolic.subtracting(.traitBold).rawValue,
      ]
      descriptor = descriptor.addingAttributes([.traits: traits])
    }
    return descriptor
  }
}

extension Theme.TextStyle: UIKitConvertible {
  /// UIKit's text style. Before iOS 17, extra large titles are large titles.
  public var uiKitValue: UIFont.TextStyle {
    switch self {
    case .extraLargeTitle: if #available(iOS 17, *), Theme.OSVersion.current >= 17 { .extraLargeTitle } else { .largeTitle }
    case .extraLargeTitle2: if #available(iOS 17, *), Theme.OSVersion.current >= 17 { .extraLargeTitle2 } else { .largeTitle }
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension Theme.FontDesign: UIKitConvertible {
  public var uiKitValue: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension Theme.FontWeight: UIKitConvertible {
  /// The weight on UIKit's scale. 100, 200 … 900 are UIKit's named weights; values between two of them are interpolated linearly, values
  /// outside are the lightest or the heaviest.
  public var uiKitValue: UIFont.Weight {
    let position = max(0, min((value - 100) / 100, Double(Self.scale.count - 1)))
    let lower = Self.scale[Int(position)]
    let upper = Self.scale[min(Int(position) + 1, Self.scale.count - 1)]
    return UIFont.Weight(lower.rawValue + (upper.rawValue - lower.rawValue) * (position - position.rounded(.down)))
  }

  /// UIKit's weights for 100, 200 … 900.
  private static let scale: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
