public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TextStyle: UIKitConvertible {
  /// The extra large titles came with iOS 17; before, they are large titles.
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
