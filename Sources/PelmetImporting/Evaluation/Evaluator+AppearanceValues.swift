internal import PelmetReports

/// Fonts, images, effects and measures, as themes write them.
extension Evaluator {
  func appearanceValue(_ type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    let labels = arguments.map { $0.label ?? "" }
    let tree: JSONTree?
    switch (type, labels) {
    case ("UIImage", []): tree = "none"
    case ("UIImage", ["named"]), ("UIImage", ["named", "in", "compatibleWith"]), ("UIImage", ["named", "in", "with"]):
      tree = text(arguments[0], frame).map { ["asset": .string($0)] }
    case ("UIImage", ["systemName"]), ("UIImage", ["systemName", "withConfiguration"]):
      tree = text(arguments[0], frame).map { ["symbol": .string($0)] }
    case ("UIBlurEffect", ["style"]):
      guard case .element(let element) = value(arguments[0].value, frame, as: "UIBlurEffect.Style") else {
        return unknown(expression, type: type)
      }
      return .tree(.string(element.name), type: "UIVisualEffect")
    case ("UIOffset", ["horizontal", "vertical"]), ("UIEdgeInsets", ["top", "left", "bottom", "right"]):
      let numbers = arguments.compactMap { number($0, frame) }
      tree = numbers.count == arguments.count ? .array(numbers.map { .number($0) }) : nil
    case ("UIFont", ["name", "size"]):
      guard let family = text(arguments[0], frame), let size = number(arguments[1], frame) else {
        return unknown(expression, type: type)
      }
      tree = ["family": .string(family), "size": .number(size)]
    default: tree = nil
    }
    return tree.map { .tree($0, type: type) } ?? unknown(expression, type: type)
  }

  /// A static method of `UIFont` or `UIImage`.
  func appearanceValue(
    _ type: String, _ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    guard type == "UIFont", let first = arguments.first else { return nil }
    func weighted(_ weight: String?) -> Value {
      guard let size = number(first, frame) else { return unknown(expression, type: type) }
      return .tree(.members(["size": .number(size), "weight": weight.map { .string($0) }]), type: type)
    }
    switch (name, arguments.map { $0.label ?? "" }) {
    case ("systemFont", ["ofSize"]): return weighted(nil)
    case ("systemFont", ["ofSize", "weight"]):
      guard case .element(let weight) = value(arguments[1].value, frame, as: "UIFont.Weight"), Self.weights.contains(weight.name)
      else { return unknown(expression, type: type) }
      return weighted(weight.name)
    case ("boldSystemFont", ["ofSize"]): return weighted("bold")
    case ("italicSystemFont", ["ofSize"]):
      return number(first, frame).map { .tree(["size": .number($0), "italic": true], type: type) }
    case ("preferredFont", ["forTextStyle"]):
      guard case .element(let style) = value(first.value, frame, as: "UIFont.TextStyle") else { return nil }
      return .tree(["textStyle": .string(style.name)], type: type)
    default: return nil
    }
  }

  private static let weights: Set = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private func text(_ argument: Argument, _ frame: Frame) -> String? {
    if case .text(let text) = value(argument.value, frame) { text } else { nil }
  }

  private func number(_ argument: Argument, _ frame: Frame) -> Double? {
    Arithmetic.number(value(argument.value, frame, as: "CGFloat"))
  }
}
