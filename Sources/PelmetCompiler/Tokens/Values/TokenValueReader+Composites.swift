internal import Pelmet
internal import PelmetSyntax

extension TokenValueReader {
  mutating func strokeStyle(_ node: TokenNode) -> TokenValue.StrokeStyle? {
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

  private mutating func dashes(_ node: TokenNode) -> [Double]? {
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

  mutating func border(_ node: TokenNode) -> TokenValue.Border? {
    guard let node = resolved(node, as: .border),
      let members = members(node, of: "a border", required: ["color", "width", "style"])
    else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let width = members["width"].flatMap { self.dimension($0) }
    let style = members["style"].flatMap { self.strokeStyle($0) }
    guard let color, let width, let style else { return nil }
    return TokenValue.Border(color: color, width: width, style: style)
  }

  mutating func transition(_ node: TokenNode) -> TokenValue.Transition? {
    guard let node = resolved(node, as: .transition),
      let members = members(node, of: "a transition", required: ["duration", "delay", "timingFunction"])
    else { return nil }
    let duration = members["duration"].flatMap { self.duration($0) }
    let delay = members["delay"].flatMap { self.duration($0) }
    let curve = members["timingFunction"].flatMap { self.cubicBezier($0) }
    guard let duration, let delay, let curve else { return nil }
    return TokenValue.Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  mutating func shadow(_ node: TokenNode) -> [TokenValue.Shadow]? {
    layers(node, as: .shadow, "expected a shadow: an object, or an array of objects") { $0.shadowLayer($1) }
  }

  private mutating func shadowLayer(_ node: TokenNode) -> TokenValue.Shadow? {
    let required = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard let members = members(node, of: "a shadow", required: required, optional: ["inset"]) else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let lengths = required.dropFirst().map { name in members[name].flatMap { self.dimension($0) } }
    let isInset = members["inset"].map { self.boolean($0) } ?? false
    guard let color, let x = lengths[0], let y = lengths[1], let blur = lengths[2], let spread = lengths[3], let isInset else {
      return nil
    }
    return TokenValue.Shadow(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  private mutating func boolean(_ node: TokenNode) -> Bool? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let boolean = node.value.boolean { return boolean }
    invalid(node, "expected true or false")
    return nil
  }

  mutating func gradient(_ node: TokenNode) -> [TokenValue.GradientStop]? {
    layers(node, as: .gradient, "expected a gradient: an array of stops") { $0.gradientStop($1) }
  }

  /// Positions outside of 0…1 count as the nearer end (DTCG 2025.10, section 9.7).
  private mutating func gradientStop(_ node: TokenNode) -> TokenValue.GradientStop? {
    guard let members = members(node, of: "a stop of a gradient", required: ["color", "position"]) else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let position = members["position"].flatMap { self.number($0) }
    guard let color, let position else { return nil }
    return TokenValue.GradientStop(color: color, position: min(max(position, 0), 1))
  }

  /// The elements of a value that is a list, or one element alone. An element may be a reference to a token of the same type, whose own
  /// elements then stand in its place; they are unfolded with a stack, so that their nesting costs no recursion.
  private mutating func layers<Layer>(
    _ node: TokenNode, as type: TokenType, _ rule: String, _ read: (inout TokenValueReader, TokenNode) -> Layer?
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
      let elements = node.elements
      unfolded.append(node.value)
      guard !elements.isEmpty, unfolded.count <= Self.maximumLists else {
        invalid(
          unfolded.count > Self.maximumLists ? written : node,
          elements.isEmpty ? rule : "this unfolds into more than \(Self.maximumLists) arrays; one of them contains itself")
        return nil
      }
      pending += elements.reversed()
    }
    return isWhole ? result : nil
  }

  /// More lists than this in one value are taken for one that contains itself.
  private static let maximumLists = 1000
}
