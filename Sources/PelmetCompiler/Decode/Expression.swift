internal import Pelmet
internal import PelmetSyntax

/// A value before references are bound.
enum Expression: Sendable {
  /// `"none"`: what that sets is in the catalogue.
  case none
  /// A value without references.
  case constant(Value)
  case color(ColorExpression)
  indirect case image(ImageExpression)
  indirect case shadow(ShadowExpression)
  indirect case font(FontExpression)
  indirect case reference(Reference)
}

extension Expression {
  /// A colour; one without references is a constant.
  init(_ color: ColorExpression) {
    if case .constant(let color) = color {
      self = .constant(.color(color))
    } else {
      self = .color(color)
    }
  }
}

/// `{a.path}` and where it stands.
struct Reference: Sendable {
  var path: String
  var source: JSONValue
}

/// A colour before references are bound.
indirect enum ColorExpression: Sendable {
  case constant(Color)
  case reference(Reference)
  case adaptive([Color.Variant: ColorExpression])
  case alpha(ColorExpression, Double)
  case mix(ColorExpression, with: ColorExpression, amount: Double)
  case contrast(ColorExpression, with: ColorExpression, minimum: Double)
  case readable(on: ColorExpression, candidates: [ColorExpression], minimum: Double)
}

/// An image with colours in it, before references are bound.
struct ImageExpression: Sendable {
  enum Content: Sendable {
    case constant(Image.Content)
    case fill(ColorExpression, size: Image.Size?, cornerRadius: Double?)
    case gradient([(color: ColorExpression, at: Double)], direction: Image.Direction?)
  }

  var content: Content
  var renderingMode: Image.RenderingMode?
  var tint: ColorExpression?
  var capInsets: EdgeInsets?
  var resizingMode: Image.ResizingMode?
}

/// A text shadow before references are bound.
struct ShadowExpression: Sendable {
  var color: ColorExpression?
  var offset: Offset?
  var blurRadius: Double?
}

/// A font of which a family, a size or a weight is a reference.
struct FontExpression: Sendable {
  var font: Font
  var family: Reference?
  var size: Reference?
  var weight: Reference?
  var maximumSize: Reference?
}
