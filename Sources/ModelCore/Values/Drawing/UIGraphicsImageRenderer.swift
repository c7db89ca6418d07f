public import Foundation

/// Draws an image in an app's code: `UIGraphicsImageRenderer(size: size).image { context in … }` (DRW-10).
///
/// There are no pixels: one fill of the whole image in one colour becomes an image of that colour, nothing a clear one, and anything else an
/// image that equals another with the same fills.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Calls the app's code at once, and returns the image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = Drawing()
    let context = UIGraphicsImageRendererContext(drawing)
    drawing.run { actions(context) }
    return drawing.image(in: bounds)
  }
}

/// Where an app's code draws, while it is called.
open class UIGraphicsImageRendererContext: NSObject {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  /// Fills a rectangle with the colour that `setFill()` chose last; with black before.
  open func fill(_ rect: CGRect) { drawing.fill(rect) }
}

/// Wishes for pixels, of which there are none: nothing depends on them.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the image that is being drawn; nothing without one.
public func UIRectFill(_ rect: CGRect) {
  Drawing.current?.fill(rect)
}

extension UIColor {
  /// Chooses the colour of the next fills, in the code that draws an image.
  public func setFill() { Drawing.current?.color = self }

  /// Chooses the colour of the next lines, which are not drawn.
  public func setStroke() {}

  /// Chooses the colour of the next fills and lines.
  public func set() { setFill() }
}

/// The fills of an image that is being drawn, on the thread that draws it.
final class Drawing {
  private static let key = "ModelCore.Drawing"

  /// The image that the thread is drawing.
  static var current: Drawing? { Thread.current.threadDictionary[key] as? Drawing }

  var color = UIColor.black
  private var fills: [(area: CGRect, color: UIColor)] = []

  /// Calls the app's code, which may draw another image meanwhile.
  func run(_ actions: () -> Void) {
    let storage = Thread.current.threadDictionary
    let outer = storage[Self.key]
    storage[Self.key] = self
    actions()
    storage[Self.key] = outer
  }

  func fill(_ area: CGRect) { fills.append((area, color)) }

  func image(in bounds: CGRect) -> UIImage {
    guard let first = fills.first else { return UIImage(modelFill: .clear, size: bounds.size) }
    if fills.count == 1, first.area.contains(bounds) { return UIImage(modelFill: first.color, size: bounds.size) }
    let name = fills.map { "\($0.color) in \($0.area)" }.joined(separator: ", ")
    return UIImage(modelName: "drawn: \(name)", size: bounds.size, minimumAlpha: 0)
  }
}
