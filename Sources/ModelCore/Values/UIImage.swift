public import Foundation

/// An image without pixels, described by its origin, its size and whether it has alpha.
///
/// Equal by value: same content, size, rendering mode, tint and caps. Immutable, and therefore safe to share. The compiler cannot check that,
/// because an app may have subclasses, as of UIKit's class.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let content: ImageContent
  package let treatment: ImageTreatment

  /// The size in points; zero for the empty image, and for assets and symbols, whose sizes are unknown.
  public let size: CGSize

  package init(content: ImageContent, size: CGSize, treatment: ImageTreatment = ImageTreatment()) {
    self.content = content
    self.size = size
    self.treatment = treatment
    super.init()
  }

  /// Creates the empty image, which draws nothing.
  public override convenience init() {
    self.init(content: .empty, size: .zero)
  }

  /// Creates the image of an asset catalogue, known by name only. Returns `nil` only for an empty name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates the image of an asset catalogue, as `init(named:)`. Equal names in equal bundles are equal images.
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    content = .asset(AssetName(name: name, bundlePath: bundle?.bundlePath))
    size = .zero
    treatment = ImageTreatment()
    super.init()
  }

  /// Creates a system symbol, known by name only. Returns `nil` only for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol, known by name and configuration only. Returns `nil` only for an empty name.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    content = .symbol(name, (configuration as? SymbolConfiguration)?.values ?? SymbolValues())
    size = .zero
    treatment = ImageTreatment()
    super.init()
  }

  open var renderingMode: RenderingMode { treatment.renderingMode }

  open var capInsets: UIEdgeInsets { treatment.capInsets }

  open var resizingMode: ResizingMode { treatment.resizingMode }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    treated { $0.renderingMode = renderingMode }
  }

  /// The image in one colour, with the same rendering mode.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    treated {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// A resizable image: the caps keep their size, the rest is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    treated {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && size == other.size && treatment == other.treatment
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content)
    hasher.combine(treatment)
    return hasher.finalize()
  }

  /// The symbol with another configuration, in which only what the new one specifies changes; any other image is the same.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured { $0.overridden(by: configuration.values) }
  }

  /// The symbol with another configuration in place of its own; any other image is the same.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return configured { _ in configuration.values }
  }

  /// The configuration of a symbol; `nil` for any other image.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let values) = content { SymbolConfiguration(values: values) } else { nil }
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbolConfiguration != nil }

  private func configured(_ change: (SymbolValues) -> SymbolValues) -> UIImage {
    guard case .symbol(let name, let values) = content else { return self }
    return UIImage(content: .symbol(name, change(values)), size: size, treatment: treatment)
  }

  private func treated(_ change: (inout ImageTreatment) -> Void) -> UIImage {
    var treatment = treatment
    change(&treatment)
    return UIImage(content: content, size: size, treatment: treatment)
  }

  /// A request for a variant of an image.
  open class Configuration: NSObject {}

  /// The weight, scale and size of a symbol.
  open class SymbolConfiguration: Configuration {
    package let values: SymbolValues

    package init(values: SymbolValues) {
      self.values = values
      super.init()
    }

    public convenience init(weight: SymbolWeight) {
      self.init(values: SymbolValues(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(values: SymbolValues(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(values: SymbolValues(pointSize: font.pointSize, scale: scale))
    }

    /// Parts in shades of one colour. Since iOS 15.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Parts in colours of their own. Since iOS 15.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(colors: .palette(paletteColors)))
    }

    /// The symbol's own colours, where it has them. Since iOS 15.
    open class func preferringMulticolor() -> Self { made(SymbolValues(colors: .multicolor)) }

    /// One colour for all parts. Since iOS 16.
    open class func preferringMonochrome() -> Self { made(SymbolValues(colors: .monochrome)) }

    private class func made(_ values: SymbolValues) -> Self {
      guard let made = SymbolConfiguration(values: values) as? Self else {
        preconditionFailure("configurations of symbols are plain UIImage.SymbolConfigurations")
      }
      return made
    }

    /// This configuration, with the values that `other` specifies replaced.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values: values.overridden(by: other.values))
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
}

// Images that UIKit would draw with a renderer. There are no pixels here: they are kept as descriptions.
extension UIImage {
  /// Creates a placeholder for a picture. Placeholders of one name are equal.
  /// - Parameter minimumAlpha: The lowest alpha of its pixels, 0...1; below 1 the image has alpha (BAR-6).
  public convenience init(modelName: String, size: CGSize, minimumAlpha: CGFloat = 1) {
    self.init(content: .model(modelName, minimumAlpha: minimumAlpha), size: size)
  }

  /// Creates a rectangle of one colour, its corners rounded by `modelCornerRadius` points.
  public convenience init(modelFill color: UIColor, size: CGSize, modelCornerRadius: CGFloat = 0) {
    self.init(content: .fill(color, cornerRadius: modelCornerRadius), size: size)
  }

  /// Creates a gradient through colours.
  public convenience init(modelGradient stops: [ModelGradientStop], direction: ModelGradientDirection, size: CGSize) {
    self.init(content: .gradient(stops, direction), size: size)
  }

  /// Whether the image draws nothing.
  var modelIsEmpty: Bool { content == .empty }

  /// Whether any pixel is translucent (BAR-6). The pixels of an asset are unknown and count as opaque.
  package var modelHasAlpha: Bool {
    switch content {
    case .empty, .symbol: true
    case .model(_, let minimumAlpha): minimumAlpha < 1
    case .asset: false
    case .fill(let color, let cornerRadius): cornerRadius > 0 || color.isTranslucent
    case .gradient(let stops, _): stops.contains { $0.color.isTranslucent }
    }
  }
}

extension UIColor {
  /// Whether the colour is translucent for the current traits. Unknown colours count as opaque.
  fileprivate var isTranslucent: Bool { (modelComponents(.current)?.alpha ?? 1) < 1 }
}
