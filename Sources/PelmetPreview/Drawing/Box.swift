internal import ModelCore

/// A rectangle of a picture, in points; y counts downwards.
struct Box: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// The rectangle without `distance` points on each side.
  func inset(by distance: Double) -> Box {
    Box(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The rectangle around the same middle that is at most as large as another.
  func fitting(_ other: Box) -> Box {
    let (width, height) = (min(width, other.width), min(height, other.height))
    return Box(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// `x="0" y="0" width="402" height="83"`
  var attributes: String { "x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\" \(size)" }

  /// `width="402" height="83"`
  var size: String { "width=\"\(SVGNumber.text(width))\" height=\"\(SVGNumber.text(height))\"" }

  /// `402x83`, for names.
  var sizeName: String { "\(SVGNumber.text(width))x\(SVGNumber.text(height))" }
}

extension Box {
  init(_ rectangle: CGRect) {
    self.init(
      x: Double(rectangle.minX), y: Double(rectangle.minY), width: Double(rectangle.width), height: Double(rectangle.height))
  }
}
