internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetTokens

/// Values of tokens in a few words, for tables.
enum TokenText {
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): Self.color(color)
    case .dimension(let points): "\(number(points))pt"
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): number(weight)
    case .duration(let milliseconds): "\(number(milliseconds))ms"
    case .number(let number): Self.number(number)
    case .cubicBezier(let curve): Self.curve(curve)
    case .strokeStyle(let style): strokeStyle(style)
    case .border(let border):
      words([length(border.width), optional(border.style).map(strokeStyle), optional(border.color).map(self.color)])
    case .transition(let transition):
      "\(number(transition.duration))ms \(curve(transition.timingFunction)) \(number(transition.delay))ms"
    case .shadow(let layers): layers.map(shadow).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\(color($0.color)) \(number(($0.position * 1e4).rounded() / 100))%" }.joined(separator: ", ")
    case .typography(let typography): Self.typography(typography)
    }
  }

  private static func shadow(_ layer: TokenValue.Shadow) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { "\(number($0))pt" }
    return words(lengths + [color(layer.color), layer.isInset ? "inset" : nil])
  }

  private static func typography(_ typography: TokenValue.Typography) -> String {
    words([
      typography.isItalic ? "italic" : nil, optional(typography.fontWeight).map(number), length(typography.fontSize),
      optional(typography.lineHeight).map { "line height \(number($0))" },
      optional(typography.letterSpacing).map { "spacing \(number($0))pt" },
      optional(typography.fontFamily).map { $0.joined(separator: ", ") },
    ])
  }

  private static func curve(_ curve: TokenValue.CubicBezier) -> String {
    "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
  }

  private static func strokeStyle(_ style: TokenValue.StrokeStyle) -> String {
    switch style {
    case .named(let name): name
    case .dashes(let lengths, let cap): "dashes \(lengths.map(number).joined(separator: " ")) \(cap)"
    }
  }

  private static func length(_ points: Double?) -> String? { points.map { "\(number($0))pt" } }

  private static func words(_ words: [String?]) -> String { words.compactMap { $0 }.joined(separator: " ") }

  /// A member that may be missing.
  private static func optional<Value>(_ value: Value?) -> Value? { value }

  static func color(_ color: Theme.Color) -> String {
    if let wide = color.displayP3 {
      let alpha = wide.sRGB.alpha == 255 ? "" : " / \(number((Double(wide.sRGB.alpha) / 255 * 1000).rounded() / 1000))"
      return "color(display-p3 \(number(wide.red)) \(number(wide.green)) \(number(wide.blue))\(alpha))"
    }
    return color.rgb?.shortDescription ?? "unknown"
  }

  static func number(_ number: Double) -> String { JSONTree.number(number).line }
}
