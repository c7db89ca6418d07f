internal import Pelmet

/// A parameter as the generated function takes it.
struct SwiftParameter {
  let identifier: String
  private let parameter: BoundParameter
  private let hasLabel: Bool

  /// - Parameter hasLabel: Whether a call names the parameter. A first parameter that has the theme's own name has no label:
  ///   `Theme.brand(.red)`.
  init(_ parameter: BoundParameter, hasLabel: Bool) {
    identifier = parameter.identifier
    self.parameter = parameter
    self.hasLabel = hasLabel
  }

  /// The default of a colour parameter decides what an argument may say: a pair, any colour, else one sRGB colour.
  private enum ColorType: String {
    case rgb = "Color.RGB"
    case pair = "Color.Pair"
    case any = "Color"
  }

  private var defaultColor: Theme.Color? {
    if case .color(let color)? = parameter.defaultValue { color } else { nil }
  }

  private var colorType: ColorType {
    guard let color = defaultColor else { return .rgb }
    if color.rgb != nil { return .rgb }
    return color.pair == nil ? .any : .pair
  }

  var type: String {
    switch parameter.kind {
    case .color: colorType.rawValue
    case .image: "Image"
    case .boolean: "Bool"
    case .number: "Double"
    }
  }

  /// The parameter as a `Color`.
  var color: String {
    let name = Identifier.quoted(identifier)
    return switch colorType {
    case .rgb: ".rgb(\(name))"
    case .pair: ".pair(\(name))"
    case .any: name
    }
  }

  /// `accent: Color.RGB = Color.RGB(rgba: 0x0A84FFFF)`.
  var declaration: String {
    // The only words that Swift does not take for a label as they are.
    let label = ["inout", "let", "var"].contains(identifier) ? "`\(identifier)`" : identifier
    let declaration = "\(hasLabel ? label : "_ " + Identifier.quoted(identifier)): \(type)"
    guard let value = parameter.defaultValue else { return declaration }
    return "\(declaration) = \(defaultLiteral(value))"
  }

  private func defaultLiteral(_ value: Value) -> String {
    func rgb(_ rgb: Theme.Color.RGB) -> String { "Color.RGB(rgba: 0x\(rgb.description.dropFirst()))" }
    if let color = defaultColor {
      if let value = color.rgb { return rgb(value) }
      if let pair = color.pair { return "Color.Pair(light: \(rgb(pair.light)), dark: \(rgb(pair.dark)))" }
    }
    return ValuePrinter.text(value, parameter.kind.valueKind)
  }
}

extension Theme.Color {
  /// The colours of an adaptive colour that has one for light and one for dark and nothing else.
  var pair: Pair? {
    if case .pair(let pair) = content { pair } else { nil }
  }
}
