internal import Pelmet
internal import PelmetDiagnostics

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
