internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetTokens

/// Values of tokens as DTCG 2025.10 writes them.
enum DTCGValue {
  /// The `$value`; `nil` when the format has no way to say it, such as a slanted font.
  static func tree(_ value: TokenValue) -> JSONTree? {
    switch value {
    case .color(let color): Self.color(color)
    case .dimension(let points): dimension(points)
    case .fontFamily(let names): family(names)
    case .fontWeight(let weight): .number(weight)
    case .duration(let milliseconds): ["value": .number(milliseconds), "unit": "ms"]
    case .cubicBezier(let curve): Self.curve(curve)
    case .number(let number): .number(number)
    case .strokeStyle(let style): strokeStyle(style)
    case .border(let border): members(of: border)
    case .transition(let transition): members(of: transition)
    case .shadow(let layers): list(layers.map(members(of:)), isSingleAlone: true)
    case .gradient(let stops): list(stops.map(members(of:)), isSingleAlone: false)
    case .typography(let typography): members(of: typography)
    }
  }

  /// A fixed colour; `nil` for any other.
  static func color(_ color: Theme.Color) -> JSONTree? {
    if let wide = color.displayP3 {
      return colorObject("display-p3", [wide.red, wide.green, wide.blue], alpha: wide.sRGB.alpha, hex: wide.sRGB)
    }
    guard let rgb = color.rgb else { return nil }
    return colorObject("srgb", [rgb.red, rgb.green, rgb.blue].map(share), alpha: rgb.alpha, hex: rgb)
  }

  private static func colorObject(_ space: String, _ components: [Double], alpha: UInt8, hex: Theme.Color.RGB) -> JSONTree {
    .members([
      "colorSpace": .string(space), "components": .array(components.map { .number($0) }),
      "alpha": alpha == 255 ? nil : .number(shortest(alpha)),
      "hex": .string(String(hex.description.prefix(7))),
    ])
  }

  private static func share(_ channel: UInt8) -> Double { rounded(channel, to: 1e4) }

  /// The share with as few decimals as give the same 8 bits back: 0.04 was rather written than 0.0392.
  private static func shortest(_ channel: UInt8) -> Double {
    let shares = [1, 10, 100, 1e3, 1e4].lazy.map { rounded(channel, to: $0) }
    return shares.first { roundedHalfUp($0 * 255) == Int(channel) } ?? share(channel)
  }

  private static func rounded(_ channel: UInt8, to scale: Double) -> Double { (Double(channel) / 255 * scale).rounded() / scale }

  static func dimension(_ points: Double) -> JSONTree { ["value": .number(points), "unit": "px"] }

  private static func family(_ names: [String]) -> JSONTree {
    names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
  }

  private static func curve(_ curve: TokenValue.CubicBezier) -> JSONTree {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
  }

  private static func strokeStyle(_ style: TokenValue.StrokeStyle) -> JSONTree {
    switch style {
    case .named(let name): .string(name)
    case .dashes(let lengths, let cap): ["dashArray": .array(lengths.map(dimension)), "lineCap": .string(cap)]
    }
  }

  /// One layer of a list may stand alone where the format allows it.
  private static func list(_ elements: [JSONTree?], isSingleAlone: Bool) -> JSONTree? {
    let known = elements.compactMap { $0 }
    guard known.count == elements.count else { return nil }
    return isSingleAlone && known.count == 1 ? known[0] : .array(known)
  }
}

/// Members of composite values. All of them have to be there, but for those of a typography.
extension DTCGValue {
  private static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree? {
    members.allSatisfy { $0.value != nil } ? .members(members) : nil
  }

  private static func members(of border: TokenValue.Border) -> JSONTree? {
    let (color, width, style): (Theme.Color?, Double?, TokenValue.StrokeStyle?) = (border.color, border.width, border.style)
    return object([
      "color": color.flatMap(self.color), "width": width.map(dimension), "style": style.map(strokeStyle),
    ])
  }

  private static func members(of transition: TokenValue.Transition) -> JSONTree? {
    object([
      "duration": tree(.duration(milliseconds: transition.duration)), "delay": tree(.duration(milliseconds: transition.delay)),
      "timingFunction": curve(transition.timingFunction),
    ])
  }

  private static func members(of layer: TokenValue.Shadow) -> JSONTree? {
    guard let color = color(layer.color) else { return nil }
    return .members([
      "color": color, "offsetX": dimension(layer.offsetX), "offsetY": dimension(layer.offsetY), "blur": dimension(layer.blur),
      "spread": dimension(layer.spread), "inset": layer.isInset ? true : nil,
    ])
  }

  private static func members(of stop: TokenValue.GradientStop) -> JSONTree? {
    object(["color": color(stop.color), "position": .number(stop.position)])
  }

  private static func members(of typography: TokenValue.Typography) -> JSONTree? {
    // There is no place for a slanted font.
    guard !typography.isItalic else { return nil }
    let names = typography.fontFamily
    return .members([
      "fontFamily": names.isEmpty ? nil : family(names), "fontSize": typography.fontSize.map(dimension),
      "fontWeight": typography.fontWeight.map { .number($0) }, "letterSpacing": typography.letterSpacing.map(dimension),
      "lineHeight": typography.lineHeight.map { .number($0) },
    ])
  }
}
