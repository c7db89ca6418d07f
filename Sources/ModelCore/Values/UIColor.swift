public import Foundation

/// A colour: fixed, or one that depends on traits.
///
/// Equal as in UIKit: fixed colours by space and components, system and asset colours by name, colours with a provider by identity.
/// Immutable, and therefore safe to share. The compiler cannot check that, because an app may have subclasses, as of UIKit's class.
open class UIColor: NSObject, @unchecked Sendable {
  package let source: ColorSource

  package init(source: ColorSource) {
    self.source = source
    super.init()
  }

  /// Creates a colour in sRGB, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a grey, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(space: .gray, red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour in Display P3, 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour that `dynamicProvider` chooses for the current traits.
  @preconcurrency public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provided(ColorProvider(provide: dynamicProvider))
    super.init()
  }

  /// Creates the colour of an asset catalogue. ModelCore reads no catalogues: it knows the colour by name only, and `getRed` returns false.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of an asset catalogue, as `init(named:)`. Equal names in equal bundles are equal colours. Returns `nil` only for an
  /// empty name.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    source = .asset(AssetName(name: name, bundlePath: bundle?.bundlePath))
    super.init()
  }

  /// The fixed colour for these traits; a fixed or asset colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .asset:
      return self
    case .system(let name):
      return UIColor(source: .fixed(SystemLook.current.components(named: name, for: traitCollection.themeTraits)))
    case .look(let color):
      return UIColor(source: .fixed(SystemLook.current.components(of: color, for: traitCollection.themeTraits)))
    case .provided(let provider):
      return provider.provide(traitCollection).resolvedColor(with: traitCollection)
    case .translucent(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// The colour with everything of the app's resolved for these traits. A colour of the system stays dynamic.
  package func written(for traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .asset, .system, .look: self
    case .provided(let provider): provider.provide(traitCollection).written(for: traitCollection)
    case .translucent(let base, let alpha): base.written(for: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// The same colour with another alpha, 0...1. It stays dynamic if it was.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var components):
      components.alpha = alpha
      return UIColor(source: .fixed(components))
    case .translucent(let base, _):
      return UIColor(source: .translucent(base, alpha))
    case .system, .look, .asset, .provided:
      return UIColor(source: .translucent(self, alpha))
    }
  }

  /// The components under the current traits.
  /// - Returns: False, without writing anything, for the colour of an asset.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = modelComponents(.current) else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// The components for these traits; nil for the colour of an asset.
  package func modelComponents(_ traitCollection: UITraitCollection) -> ColorComponents? {
    guard case .fixed(let components) = resolvedColor(with: traitCollection).source else { return nil }
    return components
  }

  /// Whether nothing is drawn in this colour. Unknown colours count as drawn.
  var isClear: Bool { modelComponents(.current)?.alpha == 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }

  open override var hash: Int { source.hashValue }

  open override var description: String { "\(source)" }

  // Fixed colours: class members in the body, because a subclass may override them. Grey ones are in the grey space, as UIKit's.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1.0 / 3.0, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3.0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// UIKit's named system colours. What they look like is `SystemLook`'s to say.
extension UIColor {
  // Fixed system colours
  public class var systemRed: UIColor { UIColor(source: .system("systemRed")) }
  public class var systemGreen: UIColor { UIColor(source: .system("systemGreen")) }
  public class var systemBlue: UIColor { UIColor(source: .system("systemBlue")) }
  public class var systemOrange: UIColor { UIColor(source: .system("systemOrange")) }
  public class var systemYellow: UIColor { UIColor(source: .system("systemYellow")) }
  public class var systemPink: UIColor { UIColor(source: .system("systemPink")) }
  public class var systemPurple: UIColor { UIColor(source: .system("systemPurple")) }
  public class var systemTeal: UIColor { UIColor(source: .system("systemTeal")) }
  public class var systemIndigo: UIColor { UIColor(source: .system("systemIndigo")) }
  public class var systemBrown: UIColor { UIColor(source: .system("systemBrown")) }
  public class var systemMint: UIColor { UIColor(source: .system("systemMint")) }
  public class var systemCyan: UIColor { UIColor(source: .system("systemCyan")) }
  public class var systemGray: UIColor { UIColor(source: .system("systemGray")) }
  public class var systemGray2: UIColor { UIColor(source: .system("systemGray2")) }
  public class var systemGray3: UIColor { UIColor(source: .system("systemGray3")) }
  public class var systemGray4: UIColor { UIColor(source: .system("systemGray4")) }
  public class var systemGray5: UIColor { UIColor(source: .system("systemGray5")) }
  public class var systemGray6: UIColor { UIColor(source: .system("systemGray6")) }

  // Tint
  public class var tintColor: UIColor { UIColor(source: .system("tintColor")) }

  // Foregrounds
  public class var label: UIColor { UIColor(source: .system("label")) }
  public class var secondaryLabel: UIColor { UIColor(source: .system("secondaryLabel")) }
  public class var tertiaryLabel: UIColor { UIColor(source: .system("tertiaryLabel")) }
  public class var quaternaryLabel: UIColor { UIColor(source: .system("quaternaryLabel")) }
  public class var link: UIColor { UIColor(source: .system("link")) }
  public class var placeholderText: UIColor { UIColor(source: .system("placeholderText")) }
  public class var separator: UIColor { UIColor(source: .system("separator")) }
  public class var opaqueSeparator: UIColor { UIColor(source: .system("opaqueSeparator")) }

  // Backgrounds
  public class var systemBackground: UIColor { UIColor(source: .system("systemBackground")) }
  public class var secondarySystemBackground: UIColor { UIColor(source: .system("secondarySystemBackground")) }
  public class var tertiarySystemBackground: UIColor { UIColor(source: .system("tertiarySystemBackground")) }
  public class var systemGroupedBackground: UIColor { UIColor(source: .system("systemGroupedBackground")) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(source: .system("secondarySystemGroupedBackground")) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(source: .system("tertiarySystemGroupedBackground")) }

  // Fills
  public class var systemFill: UIColor { UIColor(source: .system("systemFill")) }
  public class var secondarySystemFill: UIColor { UIColor(source: .system("secondarySystemFill")) }
  public class var tertiarySystemFill: UIColor { UIColor(source: .system("tertiarySystemFill")) }
  public class var quaternarySystemFill: UIColor { UIColor(source: .system("quaternarySystemFill")) }

  // Not adaptive
  public class var lightText: UIColor { UIColor(source: .system("lightText")) }
  public class var darkText: UIColor { UIColor(source: .system("darkText")) }
}
