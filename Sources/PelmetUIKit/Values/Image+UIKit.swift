public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.Image: UIKitConvertible {
  /// UIKit's image; `nil` for an asset or a symbol that does not exist.
  public var uiKitValue: UIImage? { content.uiImage.map(treated) }

  /// Adds tint, rendering mode and cap insets.
  @MainActor private func treated(_ image: UIImage) -> UIImage {
    var image = image
    if let tint {
      image = image.withTintColor(UIColor(tint), renderingMode: renderingMode?.uiKitValue ?? .alwaysOriginal)
    } else if let renderingMode {
      image = image.withRenderingMode(renderingMode.uiKitValue)
    }
    if capInsets != nil || resizingMode != nil {
      let insets = capInsets?.uiKitValue ?? .zero
      image = image.resizableImage(withCapInsets: insets, resizingMode: resizingMode?.uiKitValue ?? .tile)
    }
    return image
  }
}

@MainActor
extension Theme.Image.Content {
  fileprivate var uiImage: UIImage? {
    switch self {
    case .empty: UIImage()
    case .asset(let name, let module): UIImage(named: name, in: ResourceBundles.bundle(of: module), with: nil)
    case .symbol(let name, let weight, let scale):
      UIImage(systemName: name, withConfiguration: symbolConfiguration(weight, scale))
    case .fill(let color, let size, let cornerRadius):
      .filled(color, size: CGSize(size ?? Theme.Image.Size(1, 1)), cornerRadius: cornerRadius ?? 0)
    case .gradient(let stops, let direction): .gradient(stops, direction: direction ?? .down)
    }
  }

  private func symbolConfiguration(
    _ weight: Theme.Image.SymbolWeight?, _ scale: Theme.Image.SymbolScale?
  ) -> UIImage.SymbolConfiguration? {
    let parts = [
      weight.map { UIImage.SymbolConfiguration(weight: $0.uiKitValue) },
      scale.map { UIImage.SymbolConfiguration(scale: $0.uiKitValue) },
    ]
    let given = parts.compactMap { $0 }
    return given.dropFirst().reduce(given.first) { $0?.applying($1) }
  }
}

extension CGSize {
  fileprivate init(_ size: Theme.Image.Size) {
    self.init(width: size.width, height: size.height)
  }
}

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
