public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.Traits {
  /// What a trait collection says; what it leaves unspecified is as on a phone in light mode.
  public init(_ traitCollection: UITraitCollection, os: Theme.OSVersion) {
    self.init(
      scheme: traitCollection.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traitCollection.accessibilityContrast == .high ? .high : .normal,
      level: traitCollection.userInterfaceLevel == .elevated ? .elevated : .base,
      idiom: Idiom(traitCollection.userInterfaceIdiom),
      horizontalSizeClass: traitCollection.horizontalSizeClass == .regular ? .regular : .compact,
      verticalSizeClass: traitCollection.verticalSizeClass == .compact ? .compact : .regular,
      os: os)
  }
}

extension Theme.Traits.Idiom {
  fileprivate init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .mac: self = .mac
    case .vision: self = .vision
    default: self = .phone
    }
  }
}
