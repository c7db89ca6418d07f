public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.Image.RenderingMode: UIKitConvertible {
  public var uiKitValue: UIImage.RenderingMode {
    switch self {
    case .automatic: .automatic
    case .alwaysOriginal: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }
}

extension Theme.Image.ResizingMode: UIKitConvertible {
  public var uiKitValue: UIImage.ResizingMode {
    switch self {
    case .tile: .tile
    case .stretch: .stretch
    }
  }
}

extension Theme.Image.SymbolWeight: UIKitConvertible {
  public var uiKitValue: UIImage.SymbolWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension Theme.Image.SymbolScale: UIKitConvertible {
  public var uiKitValue: UIImage.SymbolScale {
    switch self {
    case .default: .default
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
