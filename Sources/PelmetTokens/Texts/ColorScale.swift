/// The ranges and percentages of the components of a colour function (CSS Color 4, sections 5 to 10).
struct ColorScale: Sendable {
  let space: ColorSpace
  /// The components, in the order of the function's arguments.
  private let components: [Component]
  /// Whether a colour may stand in the place of the components.
  let takesColor: Bool

  private enum Component {
    case hue
    /// Factors of a plain number and of a percentage, and the range in which the result is clamped.
    case number(Double, percent: Double, ClosedRange<Double>)
  }

  private static let unbounded = -1e4...1e4
  private static let share = Component.number(1, percent: 1, 0...100)

  /// Of `rgb`, `hsla` and so on, in lower case; nil for another name, and for `color`.
  init?(function name: String) {
    switch name {
    case "rgb", "rgba":
      self.init(.srgb, Array(repeating: .number(1 / 255, percent: 0.01, 0...1), count: 3), takesColor: true)
    case "hsl", "hsla": self.init(.hsl, [.hue, Self.share, Self.share], takesColor: true)
    case "hwb": self.init(.hwb, [.hue, Self.share, Self.share])
    case "lab":
      let axis = Component.number(1, percent: 1.25, Self.unbounded)
      self.init(.lab, [Self.share, axis, axis])
    case "lch": self.init(.lch, [Self.share, .number(1, percent: 1.5, 0...1e4), .hue])
    case "oklab":
      let axis = Component.number(1, percent: 0.004, Self.unbounded)
      self.init(.oklab, [.number(1, percent: 0.01, 0...1), axis, axis])
    case "oklch": self.init(.oklch, [.number(1, percent: 0.01, 0...1), .number(1, percent: 0.004, 0...1e4), .hue])
    default: return nil
    }
  }

  /// Of `color()`, by the name of its space.
  init?(space name: String) {
    let names: [ColorSpace] = [.srgb, .linearSRGB, .displayP3, .a98, .proPhoto, .rec2020, .xyzD65, .xyzD50]
    guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name), names.contains(space) else { return nil }
    self.init(space, Array(repeating: .number(1, percent: 0.01, Self.unbounded), count: 3))
  }

  private init(_ space: ColorSpace, _ components: [Component], takesColor: Bool = false) {
    self.space = space
    self.components = components
    self.takesColor = takesColor
  }

  /// The component at a position, from 0 to 2.
  func component(_ index: Int, _ measure: Measure) throws(TextMistake) -> Double {
    switch components[index] {
    case .hue: return try Self.hue(measure)
    case .number(let factor, let percent, let range):
      let number = try Self.number(measure, times: factor, percent: percent, "a component of a colour")
      return min(max(number, range.lowerBound), range.upperBound)
    }
  }

  static func alpha(_ measure: Measure) throws(TextMistake) -> Double {
    min(max(try number(measure, times: 1, percent: 0.01, "alpha"), 0), 1)
  }

  /// `px`, which measures without unit get, counts as no unit.
  private static func number(
    _ measure: Measure, times factor: Double, percent: Double, _ what: String
  ) throws(TextMistake) -> Double {
    if measure.unit == "%" { return measure.value * percent }
    if measure.isUnitless { return measure.value * factor }
    throw TextMistake("\(what) is a number or a percentage, not in '\(measure.unit)'", fix: "remove the unit")
  }

  private static func hue(_ measure: Measure) throws(TextMistake) -> Double {
    let turns: Double
    switch measure.unit {
    case "", "px", "deg": turns = 1
    case "grad": turns = 0.9
    case "rad": turns = 180 / .pi
    case "turn": turns = 360
    default: throw TextMistake("a hue is in deg, grad, rad or turn, not in '\(measure.unit)'", fix: "write degrees without unit")
    }
    return Angle.normalized(degrees: measure.value * turns)
  }
}
