internal import Pelmet
internal import PelmetDiagnostics
package import PelmetTokens

/// The types of tokens in Swift, and their values as expressions.
package struct TokenLiterals {
  private let literals = SwiftLiterals(parameters: [:], scope: Emitter.themeType + ".")

  /// The type of a token. Measures and numbers are plain: Swift converts them to `CGFloat`.
  package static func type(of value: TokenValue) -> String {
    switch value {
    case .dimension, .number, .duration: "Double"
    case .fontFamily: "[String]"
    case .shadow: "[\(themed("BoxShadow"))]"
    case .color: colorType
    case .fontWeight: themed("FontWeight")
    case .cubicBezier: themed("TimingCurve")
    case .strokeStyle: themed("StrokeStyle")
    case .border: themed("Border")
    case .transition: themed("Transition")
    case .gradient: themed("Gradient")
    case .typography: themed("Typography")
    }
  }

  private static let colorType = themed("Color")

  private static func themed(_ name: String) -> String { "\(Emitter.themeType).\(name)" }

  /// A value where its type is expected.
  /// - Parameter isOptional: Whether it is an optional type that is expected, of which `.init` would be an initialiser of its own.
  func expression(_ value: TokenValue, isOptional: Bool = false) -> CodePrinter.Expression {
    let make = isOptional ? Self.type(of: value) : ".init"
    switch value {
    case .color(let color): return .inline(literals.color(color))
    case .dimension(let points): return .inline(digits(points))
    case .number(let number): return .inline(digits(number))
    case .duration(let milliseconds): return .inline(digits(milliseconds / 1000))
    case .fontWeight(let weight): return .inline(self.weight(weight))
    case .fontFamily(let names): return .inline(families(names))
    case .cubicBezier(let curve): return .inline(self.curve(curve, make))
    case .strokeStyle(let style): return .inline(strokeStyle(style))
    case .border(let border): return self.border(border, make)
    case .transition(let transition): return self.transition(transition, make)
    case .shadow(let layers): return list(layers.map(shadow), type: "BoxShadow")
    case .gradient(let stops): return .call(make, [(nil, list(stops.map(stop), type: "Image.Stop"))])
    case .typography(let typography): return self.typography(typography, make)
    }
  }

  func condition(_ condition: Theme.Condition) -> String { literals.condition(condition) }

  private func weight(_ weight: Double) -> String { literals.weight(Theme.FontWeight(weight)) }

  private func families(_ names: [String]) -> String { literals.list("String", names.map(SwiftText.literal)) }

  private func curve(_ curve: TokenValue.CubicBezier, _ make: String) -> String {
    "\(make)(\([curve.x1, curve.y1, curve.x2, curve.y2].map(digits).joined(separator: ", ")))"
  }

  private func strokeStyle(_ style: TokenValue.StrokeStyle) -> String {
    switch style {
    case .named(let name): ".\(name)"
    case .dashes(let lengths, let cap): ".dashes(\(literals.list("Double", lengths.map(digits))), cap: .\(cap))"
    }
  }

  private func border(_ border: TokenValue.Border, _ make: String) -> CodePrinter.Expression {
    call(
      make,
      [
        (nil, literals.color(border.color)), ("width", digits(border.width)),
        ("style", border.style == .named("solid") ? nil : strokeStyle(border.style)),
      ])
  }

  private func transition(_ transition: TokenValue.Transition, _ make: String) -> CodePrinter.Expression {
    call(
      make,
      [
        ("duration", digits(transition.duration / 1000)),
        ("delay", transition.delay == 0 ? nil : digits(transition.delay / 1000)),
        ("curve", curve(transition.timingFunction, ".init")),
      ])
  }

  private func shadow(_ layer: TokenValue.Shadow) -> CodePrinter.Expression {
    func points(_ name: String, _ value: Double) -> (label: String?, value: String?) { (name, value == 0 ? nil : digits(value)) }
    return call(
      ".init",
      [
        (nil, literals.color(layer.color)), points("x", layer.offsetX), points("y", layer.offsetY), points("blur", layer.blur),
        points("spread", layer.spread), ("isInset", layer.isInset ? "true" : nil),
      ])
  }

  private func stop(_ stop: TokenValue.GradientStop) -> CodePrinter.Expression {
    .inline(".init(\(literals.color(stop.color)), at: \(digits(stop.position)))")
  }

  private func typography(_ typography: TokenValue.Typography, _ make: String) -> CodePrinter.Expression {
    call(
      make,
      [
        ("families", typography.fontFamily.isEmpty ? nil : families(typography.fontFamily)),
        ("size", typography.fontSize.map(digits)), ("weight", typography.fontWeight.map(weight)),
        ("isItalic", typography.isItalic ? "true" : nil), ("letterSpacing", typography.letterSpacing.map(digits)),
        ("lineHeight", typography.lineHeight.map(digits)),
      ])
  }

  /// A call with the arguments that are there.
  private func call(_ name: String, _ arguments: [(label: String?, value: String?)]) -> CodePrinter.Expression {
    .call(name, arguments.compactMap { argument in argument.value.map { (argument.label, .inline($0)) } })
  }

  /// An array; a long one in one text, because the compiler's memory grows with the square of an array literal.
  private func list(_ elements: [CodePrinter.Expression], type: String) -> CodePrinter.Expression {
    guard elements.count > SwiftLiterals.elementsInArray else { return .array(elements) }
    return .inline(literals.list(Self.themed(type), elements.map(\.text)))
  }
}
