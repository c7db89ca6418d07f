public import Foundation

/// A colour: fixed, or one that depends on traits.
///
/// Equal as in UIKit: fixed colours by space and components, system and asset colours by name, colours with a provider by identity.
/// Immutable, and therefore safe to share.
open class UIColor: NSObject, @unchecked Sendable {
  package let source: ColorSource

  package init(source: ColorSource) {
    self.source = source
    super.init()
  }

  /// sRGB, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A grey, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(space: .gray, red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Display P3, 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour that `dynamicProvider` chooses for the traits at hand.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provided(ColorProvider(provide: dynamicProvider))
    super.init()
  }

  /// The colour of an asset catalogue. There is none to look in: the colour is known by its name only, `getRed` is false for it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// As `init(named:)`; equal names in equal bundles are equal colours. Nil only for an empty name.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    source = .asset(AssetName(name: name, bundlePath: bundle?.bundlePath))
    super.init()
  }

  /// The fixed colour for these traits; a fixed or asset colour is its own.
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
  /// - Returns: false, and nothing written, for the colour of an asset.
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

  /// Whether the colour is drawn at all; unknown colours are.
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
