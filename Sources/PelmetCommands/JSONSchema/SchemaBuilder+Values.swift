internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution
internal import PelmetTokens

extension SchemaBuilder {
  /// The forms of a value of a kind, adaptive ones of kinds other than colour and `"none"` left out.
  mutating func value(_ kind: ValueKind) -> JSONTree {
    switch kind {
    case .boolean: anyOf([Self.boolean, reference()])
    case .number: anyOf([["type": "number"], reference()])
    case .text: Self.string
    case .color: color()
    case .contentBackground: anyOf([color(), ["const": "unknown", "description": "A photo, a video, a map."]])
    case .font: define("font") { $0.font() }
    case .image: define("image") { $0.image() }
    case .shadow: define("shadow") { $0.shadow() }
    case .offset: anyOf([points(2, "[horizontal, vertical] in points."), reference()])
    case .insets: anyOf([points(4, "[top, left, bottom, right] in points."), reference()])
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

extension SchemaBuilder {
  private static let hex: JSONTree = [
    "type": "string", "format": "color-hex", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
    "description": "#RGB, #RGBA, #RRGGBB or #RRGGBBAA in sRGB.",
  ]

  private static let referencePattern: JSONTree = [
    "type": "string", "pattern": "^\\{(?! )(?!.* \\}$)[^{}.]+(\\.[^{}.]+)*\\}$",
    "description": "A reference: {name} or {path.to.token}.",
  ]

  /// `{name}` in place of a value of a kind other than colour.
  mutating func reference() -> JSONTree {
    define("reference") { $0.suggesting($0.references(to: $0.names.parameters), or: Self.referencePattern) }
  }

  private func references(to others: Set<String>) -> Set<String> { Set(names.tokens.union(others).map { "{\($0)}" }) }

  /// A colour in any of its forms but `"none"`.
  mutating func color() -> JSONTree {
    define("color") { builder in
      let color = builder.colorOrNone()
      let variants = Theme.Color.Variant.allCases.map { ($0.rawValue, color) }
      return builder.anyOf([
        Self.hex,
        builder.suggesting(
          builder.references(to: builder.names.colors.union(builder.names.parameters)), or: Self.referencePattern),
        builder.object(
          [("system", builder.oneOf(Theme.SystemColor.allCases.map(\.rawValue)))], required: ["system"],
          description: "A colour of UIColor."),
        builder.object(
          [("asset", Self.string), ("approximately", Self.hex)], required: ["asset"],
          description: "A colour of an asset catalogue; what it is approximately is for the rules."),
        builder.object(variants, required: ["light"], description: "A colour for each appearance; what is left out falls back."),
        builder.object(
          [("color", color), ("alpha", builder.number(from: 0, to: 1))], required: ["color", "alpha"],
          description: "A colour with another opacity."),
        builder.object(
          [("color", color), ("mix", color), ("amount", builder.number(from: 0, to: 1))], required: ["color", "mix", "amount"],
          description: "A colour on the way to another one (OKLab)."),
        builder.object(
          [("color", color), ("contrastWith", color), ("minimum", builder.number(from: 1, to: 21))],
          required: ["color", "contrastWith"],
          description: "A colour, lighter or darker as far as a contrast needs it; 4.5 unless the minimum says otherwise."),
        builder.object(
          [("readableOn", color), ("candidates", builder.list(of: color)), ("minimum", builder.number(from: 1, to: 21))],
          required: ["readableOn"],
          description: "The first candidate that reaches a contrast, else the best: of white and black and at 3 unless written."),
        builder.tokenColor(),
      ])
    }
  }

  /// A colour as design tokens write it; what its components may be depends on the colour space.
  private func tokenColor() -> JSONTree {
    let component = anyOf([["type": "number"], ["const": "none"]])
    return object(
      [
        ("colorSpace", oneOf(ColorSpace.allCases.map(\.rawValue))), ("components", array(component, count: 3)),
        ("alpha", number(from: 0, to: 1)), ("hex", Self.hex),
      ], required: ["colorSpace", "components"], description: "A colour as design tokens write it (DTCG).")
  }

  /// A colour where `"none"` means something.
  mutating func colorOrNone() -> JSONTree {
    define("color.none") { $0.anyOf([$0.color(), Self.none]) }
  }

  /// A list that is not empty.
  func list(of element: JSONTree) -> JSONTree { ["type": "array", "items": element, "minItems": 1] }

}
