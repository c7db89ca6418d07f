package import Pelmet
package import PelmetTokens

extension TokenValue {
  /// One value for all variants, whose colours adapt; `nil` if something else differs. Light must not be `nil`; others then fall back.
  static func adaptive(_ member: (Theme.Color.Variant) -> TokenValue?) -> TokenValue? {
    guard let light = member(.light) else { return nil }
    let shape = light.withColors { _ in .noColor }
    let values = Theme.Color.Variant.allCases.map { (variant: $0, value: member($0)) }
    guard values.allSatisfy({ $0.value == nil || $0.value?.withColors { _ in .noColor } == shape }) else { return nil }
    var colors = [Theme.Color.Variant: [Theme.Color]]()
    for (variant, value) in values { colors[variant] = value?.colors }
    var index = 0
    return light.withColors { _ in
      defer { index += 1 }
      return Theme.Color.adaptive { colors[$0]?[index] }
    }
  }

  /// The colours in it, in the order in which they are written.
  package var colors: [Theme.Color] {
    var found: [Theme.Color] = []
    _ = withColors { color in
      found.append(color)
      return color
    }
    return found
  }

  /// The value with other colours, which are asked for in the order in which they are written.
  package func withColors(_ change: (Theme.Color) -> Theme.Color) -> TokenValue {
    switch self {
    case .color(let color): return .color(change(color))
    case .border(let border): return .border(Self.changed(border, \.color, change))
    case .shadow(let layers): return .shadow(layers.map { Self.changed($0, \.color, change) })
    case .gradient(let stops): return .gradient(stops.map { Self.changed($0, \.color, change) })
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .typography:
      return self
    }
  }

  private static func changed<Part>(
    _ part: Part, _ color: WritableKeyPath<Part, Theme.Color>, _ change: (Theme.Color) -> Theme.Color
  ) -> Part {
    var part = part
    part[keyPath: color] = change(part[keyPath: color])
    return part
  }
}
