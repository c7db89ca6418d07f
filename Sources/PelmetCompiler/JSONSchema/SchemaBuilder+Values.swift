internal import Pelmet
internal import PelmetDiagnostics

extension SchemaBuilder {
  /// The forms of a value of a kind, adaptive ones of kinds other than colour and `"none"` left out.
  mutating func value(_ kind: ValueKind) -> JSONTree {
    switch kind {
    case .boolean: anyOf([Self.boolean, reference()])
    case .number: anyOf([["type": "number"], reference()])
    case .color: color()
    case .contentBackground: anyOf([color(), ["const": "unknown", "description": "A photo, a video, a map."]])
    case .font: define("font") { $0.font() }
    case .image: define("image") { $0.image() }
    case .shadow: define("shadow") { $0.shadow() }
    case .offset: anyOf([points(2, "[horizontal, vertical] in points."), reference()])
    case .insets: anyOf([points(4, "[top, leading, bottom, trailing] in points."), reference()])
    case .enumeration(let names): anyOf([oneOf(names.names), reference()])
    case .options(let names): anyOf([array(oneOf(names.names)), reference()])
    }
  }

  private func points(_ count: Int, _ description: String) -> JSONTree {
    [
      "type": "array", "items": ["type": "number"], "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
      "description": .string(description),
    ]
  }

  private mutating func font() -> JSONTree {
    let size = anyOf([["type": "number", "exclusiveMinimum": 0, "maximum": 500], reference()])
    let textStyle = oneOf(Theme.TextStyle.allCases.map(\.rawValue))
    let weight = anyOf([oneOf(Theme.FontWeight.named.map(\.name)), number(from: 1, to: 1000), reference()])
    return anyOf([
      object([
        ("textStyle", textStyle), ("size", size), ("family", Self.string), ("weight", weight),
        ("design", oneOf(Theme.FontDesign.allCases.map(\.rawValue))), ("italic", Self.boolean), ("relativeTo", textStyle),
        ("maximumSize", size),
      ]),
      reference(),
    ])
  }

  private mutating func shadow() -> JSONTree {
    anyOf([
      object([
        ("color", colorOrNone()), ("offset", points(2, "[horizontal, vertical] in points.")), ("blurRadius", number(from: 0)),
      ]),
      reference(),
    ])
  }

  private mutating func image() -> JSONTree {
    let color = colorOrNone()
    let common = [
      ("renderingMode", oneOf(Theme.Image.RenderingMode.allCases.map(\.rawValue))), ("tint", color),
      ("capInsets", array(number(from: 0), count: 4)), ("resizingMode", oneOf(Theme.Image.ResizingMode.allCases.map(\.rawValue))),
    ]
    let stop = object([("color", color), ("at", number(from: 0, to: 1))], required: ["color", "at"])
    return anyOf([
      object([("asset", Self.string)] + common, required: ["asset"], description: "An image of an asset catalogue."),
      object(
        [
          ("symbol", Self.string), ("weight", oneOf(Theme.Image.SymbolWeight.allCases.map(\.rawValue))),
          ("scale", oneOf(Theme.Image.SymbolScale.allCases.map(\.rawValue))),
        ] + common, required: ["symbol"], description: "A symbol of SF Symbols."),
      object(
        [("fill", color), ("size", array(number(from: 0), count: 2)), ("cornerRadius", number(from: 0))] + common,
        required: ["fill"], description: "A rectangle in one colour."),
      object(
        [("gradient", list(of: stop)), ("direction", oneOf(Theme.Image.Direction.allCases.map(\.rawValue)))] + common,
        required: ["gradient"], description: "Colours along a direction."),
      reference(),
    ])
  }
}
