internal import Pelmet
internal import PelmetSyntax

extension ValueReader {
  mutating func strokeStyle(_ node: ValueNode) -> TokenValue.StrokeStyle? {
    guard let node = resolved(node, as: .strokeStyle) else { return nil }
    if node.value.kind == .string {
      let names = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
      return word(node, among: names, "a stroke style").map { .named($0) }
    }
    guard let members = members(node, of: "a stroke style", required: ["dashArray", "lineCap"]) else { return nil }
    let cap = members["lineCap"].flatMap { word($0, among: ["round", "butt", "square"], "a line cap") }
    guard let dashes = members["dashArray"].flatMap({ self.dashes($0) }), let cap else { return nil }
    return .dashes(dashes, lineCap: cap)
  }

  private mutating func dashes(_ node: ValueNode) -> [Double]? {
    guard let node = resolved(node, as: nil) else { return nil }
    let elements = node.elements
    guard !elements.isEmpty else {
      invalid(node, "expected an array of dimensions")
      return nil
    }
    let lengths = elements.map { self.dimension($0) }
    let known = lengths.compactMap { $0 }
    return known.count == lengths.count ? known : nil
  }

  mutating func cubicBezier(_ node: ValueNode) -> TokenValue.CubicBezier? {
    guard let node = resolved(node, as: .cubicBezier) else { return nil }
    let elements = node.elements
    guard elements.count == 4 else {
      invalid(node, "expected a cubic Bézier curve: an array of four numbers: x and y of two control points")
      return nil
    }
    let x1 = number(elements[0], in: 0...1, "x of a control point")
    let y1 = number(elements[1])
    let x2 = number(elements[2], in: 0...1, "x of a control point")
    let y2 = number(elements[3])
    guard let x1, let y1, let x2, let y2 else { return nil }
    return TokenValue.CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  mutating func border(_ node: ValueNode) -> TokenValue.Border? {
    guard let node = resolved(node, as: .border) else { return nil }
    if let text = node.value.string {
      leaveAlone(node, "'\(text)' is a text of CSS; expected a border: an object with \"color\", \"width\" and \"style\"")
      return nil
    }
    guard let members = members(node, of: "a border", required: ["color", "width", "style"]) else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let width = members["width"].flatMap { self.dimension($0) }
    let style = members["style"].flatMap { self.strokeStyle($0) }
    guard let color, let width, let style else { return nil }
    return TokenValue.Border(color: color, width: width, style: style)
  }

  mutating func transition(_ node: ValueNode) -> TokenValue.Transition? {
    guard let node = resolved(node, as: .transition),
      let members = members(node, of: "a transition", required: ["duration", "delay", "timingFunction"])
    else { return nil }
    let duration = members["duration"].flatMap { self.duration($0) }
    let delay = members["delay"].flatMap { self.duration($0) }
    let curve = members["timingFunction"].flatMap { self.cubicBezier($0) }
    guard let duration, let delay, let curve else { return nil }
    return TokenValue.Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  mutating func shadow(_ node: ValueNode) -> [TokenValue.Shadow]? {
    layers(node, as: .shadow, "expected a shadow: an object, or an array of objects") { $0.shadowLayer($1) }
  }

  /// A shadow of DTCG, or of Tokens Studio: with `x`, `y` and `type`. `alpha` replaces that of the colour.
  private mutating func shadowLayer(_ node: ValueNode) -> TokenValue.Shadow? {
    let lengths = [node.value["x"] == nil ? "offsetX" : "x", node.value["y"] == nil ? "offsetY" : "y", "blur", "spread"]
    guard
      let members = members(
        node, of: "a shadow", required: ["color"] + lengths, optional: ["inset", "type", "alpha"])
    else { return nil }
    let color = members["color"].flatMap { self.shadowColor($0, alpha: members["alpha"]) }
    let points = lengths.map { name in members[name].flatMap { self.dimension($0) } }
    let kind = members["type"].map { self.word($0, among: ["dropShadow", "innerShadow"], "a type of shadow") }
    if kind == .some(nil) { return nil }
    let isInset = members["inset"].map { self.boolean($0) } ?? (kind == "innerShadow")
    for name in ["x", "y", "type", "alpha"] { members[name].map { count(.composite, $0.value) } }
    guard let color, let x = points[0], let y = points[1], let blur = points[2], let spread = points[3], let isInset else {
      return nil
    }
    return TokenValue.Shadow(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  private mutating func shadowColor(_ node: ValueNode, alpha: ValueNode?) -> Theme.Color? {
    guard let alpha else { return color(node) }
    guard let share = alphaShare(alpha), let color = exactColor(node) else { return nil }
    return ConvertedColor(color.replacingAlpha(share)).color
  }

  private mutating func boolean(_ node: ValueNode) -> Bool? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let boolean = node.value.boolean { return boolean }
    invalid(node, "expected true or false")
    return nil
  }

  mutating func gradient(_ node: ValueNode) -> [TokenValue.GradientStop]? {
    layers(node, as: .gradient, "expected a gradient: an array of stops") { $0.gradientStop($1) }
  }

  /// Positions outside of 0…1 count as the nearer end (DTCG 2025.10, section 9.7).
  private mutating func gradientStop(_ node: ValueNode) -> TokenValue.GradientStop? {
    guard let members = members(node, of: "a stop of a gradient", required: ["color", "position"]) else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let position = members["position"].flatMap { self.number($0) }
    guard let color, let position else { return nil }
    return TokenValue.GradientStop(color: color, position: min(max(position, 0), 1))
  }

  /// The elements of a value that is a list, or one element alone. An element may be a reference to a token of the same type, whose own
  /// elements then stand in its place; they are unfolded with a stack, so that their nesting costs no recursion.
  private mutating func layers<Layer>(
    _ node: ValueNode, as type: TokenType, _ rule: String, _ read: (inout ValueReader, ValueNode) -> Layer?
  ) -> [Layer]? {
    var result: [Layer] = []
    var isWhole = true
    var pending = [node]
    var unfolded: [JSONValue] = []
    while let written = pending.popLast() {
      guard let node = resolved(written, as: type) else {
        isWhole = false
        continue
      }
      if node.value.kind == .object {
        if let layer = read(&self, node) { result.append(layer) } else { isWhole = false }
        continue
      }
      if let text = node.value.string {
        leaveAlone(node, "'\(text)' is a text of CSS or of another tool; \(rule)")
        return nil
      }
      let elements = node.elements
      unfolded.append(node.value)
      guard !elements.isEmpty, unfolded.count <= Self.maximumLists else {
        invalid(
          unfolded.count > Self.maximumLists ? written : node,
          elements.isEmpty ? rule : "this unfolds into more than \(Self.maximumLists) arrays in each other")
        return nil
      }
      pending += elements.reversed()
    }
    return isWhole ? result : nil
  }

  /// More lists than this in one value are taken for one that contains itself.
  private static let maximumLists = 100
}
