/// The ways in which token files of Tokens Studio change a colour.
enum ColorModifier: String {
  case alpha, lighten, darken, mix

  /// The space that a modifier names.
  static func space(named name: String) -> ColorSpace? {
    switch name {
    case "srgb": .srgb
    case "hsl": .hsl
    case "lch": .lch
    case "p3": .displayP3
    default: nil
    }
  }
}

/// The arithmetic of Tokens Studio. `space` is one of those of ``ColorModifier/space(named:)``, and the result is in it.
extension ExactColor {
  /// With another alpha, not multiplied with its own.
  func replacingAlpha(_ alpha: Double) -> ExactColor {
    ExactColor(space: space, components: components, alpha: min(max(alpha, 0), 1))
  }

  func lightened(by amount: Double, in space: ColorSpace) -> ExactColor {
    var color = converted(to: space)
    switch color.space {
    case .hsl: color.components.z = min(100, color.components.z + amount * (100 - color.components.z))
    case .lch:
      color.components.x = min(100, color.components.x + amount * (100 - color.components.x))
      color.components.y = max(0, color.components.y - amount * color.components.y)
    default: color.components = color.components.map { min(1, $0 + amount * (1 - $0)) }
    }
    return color
  }

  func darkened(by amount: Double, in space: ColorSpace) -> ExactColor {
    var color = converted(to: space)
    switch color.space {
    case .hsl: color.components.z = max(0, color.components.z - amount * color.components.z)
    case .lch:
      color.components.x = max(0, color.components.x - amount * color.components.x)
      color.components.y = max(0, color.components.y - amount * color.components.y)
    default: color.components = color.components.map { max(0, $0 - amount * $0) }
    }
    return color
  }

  /// Between this colour, at share 0, and another, at share 1. Components are not premultiplied, and the hue turns the shorter way.
  func mixed(with other: ExactColor, share: Double, in space: ColorSpace) -> ExactColor {
    let share = min(max(share, 0), 1)
    var (first, second) = (mapped(into: space), other.mapped(into: space))
    switch first.space {
    case .hsl: (first.components.x, second.components.x) = Self.hues(first, second, \.x)
    case .lch: (first.components.z, second.components.z) = Self.hues(first, second, \.z)
    default: break
    }
    func between(_ a: Double, _ b: Double) -> Double { a + share * (b - a) }
    var result = Vector3(
      between(first.components.x, second.components.x), between(first.components.y, second.components.y),
      between(first.components.z, second.components.z))
    switch first.space {
    case .hsl: result.x = Angle.normalized(degrees: result.x)
    case .lch: result.z = Angle.normalized(degrees: result.z)
    default: break
    }
    return ExactColor(space: first.space, components: result, alpha: between(first.alpha, second.alpha))
  }

  /// Both hues, one of them a turn further where that is the shorter way. A colour without hue takes the other's.
  private static func hues(
    _ first: ExactColor, _ second: ExactColor, _ hue: KeyPath<Vector3, Double>
  ) -> (Double, Double) {
    let (a, b) = (first.components[keyPath: hue], second.components[keyPath: hue])
    if first.hasPowerlessHue { return (b, b) }
    if second.hasPowerlessHue { return (a, a) }
    if b - a > 180 { return (a + 360, b) }
    if b - a < -180 { return (a, b + 360) }
    return (a, b)
  }
}
