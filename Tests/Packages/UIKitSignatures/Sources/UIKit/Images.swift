open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(named name: String) { nil }
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { nil }
  public init?(systemName name: String) { nil }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) { nil }
  open var size: CGSize { declared() }
  open var capInsets: UIEdgeInsets { declared() }
  open var resizingMode: UIImage.ResizingMode { declared() }
  open var isSymbolImage: Bool { declared() }
  open var renderingMode: RenderingMode { declared() }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { declared() }
  open func withTintColor(_ color: UIColor) -> UIImage { declared() }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { declared() }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { declared() }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { declared() }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self { declared() }
  }
}

open class UIImageAsset: NSObject, @unchecked Sendable {
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {}
  open func image(with traitCollection: UITraitCollection) -> UIImage { declared() }
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { declared() }
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) { self.init() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { declared() }
}
open class UIBezierPath: NSObject {
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  open func fill() {}
}
