package import Pelmet
package import PelmetNotation
internal import PelmetSyntax

/// A value before references are bound.
package enum Expression: Sendable {
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

/// A colour before references are bound.
package enum ColorExpression: Sendable {
  case constant(Theme.Color)
  indirect case reference(Reference)
  indirect case adaptive(PerVariant<ColorExpression>)
  indirect case alpha(ColorExpression, Double)
  indirect case mix(ColorExpression, with: ColorExpression, amount: Double)
  indirect case contrast(ColorExpression, with: ColorExpression, minimum: Double)
  indirect case readable(on: ColorExpression, candidates: [ColorExpression], minimum: Double)
}

/// An image with colours in it, before references are bound.
package struct ImageExpression: Sendable {
  enum Content: Sendable {
    case constant(Theme.Image.Content)
    case fill(ColorExpression, size: Theme.Image.Size?, cornerRadius: Double?)
    case gradient([(color: ColorExpression, at: Double)], direction: Theme.Image.Direction?)
  }

  var content: Content
  var renderingMode: Theme.Image.RenderingMode?
  var tint: ColorExpression?
  var capInsets: Theme.EdgeInsets?
  var resizingMode: Theme.Image.ResizingMode?
}

/// A text shadow before references are bound.
package struct ShadowExpression: Sendable {
  var color: ColorExpression?
  var offset: Theme.Offset?
  var blurRadius: Double?
}

/// A font of which a family, a size or a weight is a reference.
package struct FontExpression: Sendable {
  var font: Theme.Font
  var family: Reference?
  var size: Reference?
  var weight: Reference?
  var maximumSize: Reference?
}

extension Expression {
  /// Whether there is nothing to bind.
  var isConstant: Bool {
    switch self {
    case .none, .constant: true
    case .color, .image, .shadow, .font, .reference: false
    }
  }

  /// The references in the value, in the order in which they are bound.
  package var references: [Reference] {
    switch self {
    case .none, .constant: []
    case .color(let color): color.references
    case .image(let image): image.references
    case .shadow(let shadow): shadow.color?.references ?? []
    case .font(let font): [font.family, font.size, font.maximumSize, font.weight].compactMap { $0 }
    case .reference(let reference): [reference]
    }
  }
}

extension ColorExpression {
  /// The references in the colour, in the order in which they are bound.
  package var references: [Reference] {
    switch self {
    case .constant: []
    case .reference(let reference): [reference]
    case .adaptive(let members): Theme.Color.Variant.allCases.flatMap { members[$0]?.references ?? [] }
    case .alpha(let color, _): color.references
    case .mix(let color, let other, _), .contrast(let color, let other, _): color.references + other.references
    case .readable(let background, let candidates, _): background.references + candidates.flatMap(\.references)
    }
  }
}

extension ImageExpression {
  /// The references in the image, in the order in which they are bound.
  var references: [Reference] {
    let inside: [Reference] =
      switch content {
      case .constant: []
      case .fill(let color, _, _): color.references
      case .gradient(let stops, _): stops.flatMap(\.color.references)
      }
    return inside + (tint?.references ?? [])
  }
}

extension ColorExpression {
  /// The colour, when every reference has one. Every reference is asked for even if another has none, so that each mistake is reported.
  func evaluated(_ reference: (Reference) -> Theme.Color?) -> Theme.Color? {
    switch self {
    case .constant(let color): return color
    case .reference(let name): return reference(name)
    case .adaptive(let members):
      guard let colors = members.map({ $0.evaluated(reference) }) else { return nil }
      guard let light = colors[.light] else { return .noColor }
      return .adaptive(
        light: light, dark: colors[.dark], lightHighContrast: colors[.lightHighContrast],
        darkHighContrast: colors[.darkHighContrast], darkElevated: colors[.darkElevated])
    case .alpha(let color, let alpha): return color.evaluated(reference)?.withAlpha(alpha)
    case .mix(let color, let other, let amount):
      let (color, other) = (color.evaluated(reference), other.evaluated(reference))
      guard let color, let other else { return nil }
      return color.mixed(with: other, amount: amount)
    case .contrast(let color, let other, let minimum):
      let (color, other) = (color.evaluated(reference), other.evaluated(reference))
      guard let color, let other else { return nil }
      return color.contrasting(with: other, minimum: minimum)
    case .readable(let background, let candidates, let minimum):
      let colors = candidates.compactMap { $0.evaluated(reference) }
      guard let background = background.evaluated(reference), colors.count == candidates.count else { return nil }
      return .readable(on: background, candidates: colors, minimum: minimum)
    }
  }
}

/// Something for some of the variants of an adaptive colour.
package struct PerVariant<Value: Sendable>: Sendable {
  private var light: Value?
  private var dark: Value?
  private var lightHighContrast: Value?
  private var darkHighContrast: Value?
  private var darkElevated: Value?

  subscript(variant: Theme.Color.Variant) -> Value? {
    get {
      switch variant {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      case .darkElevated: darkElevated
      }
    }
    set {
      switch variant {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      case .darkElevated: darkElevated = newValue
      }
    }
  }

  /// The same variants with what `transform` makes of each, in order; `nil` when it makes nothing of one. All are transformed.
  func map<Result>(_ transform: (Value) -> Result?) -> PerVariant<Result>? {
    var result = PerVariant<Result>()
    var isWhole = true
    for variant in Theme.Color.Variant.allCases {
      guard let value = self[variant] else { continue }
      if let transformed = transform(value) { result[variant] = transformed } else { isWhole = false }
    }
    return isWhole ? result : nil
  }
}
