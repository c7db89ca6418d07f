/// A function of CSS Color 4 and its arguments, such as `rgb(0 0 0 / 50%)` or `rgba({accent}, .5)`.
struct ColorFunction: Sendable {
  /// In lower case, as written: `rgba`.
  let name: String
  let scale: ColorScale
  let arguments: [Argument]

  /// An argument and the sign before it.
  struct Argument: Sendable {
    var content: Content
    var separator: ColorArguments.Separator
  }

  enum Content: Sendable {
    /// `none`, which counts as 0.
    case none
    case color(CSSColorText)
    case calculation(Calculation)
  }

  static func read(_ bytes: ArraySlice<UInt8>, mayNest: Bool) -> ColorFunction? {
    var scanner = TextScanner(bytes)
    let name = scanner.word()
    guard scanner.next == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
    guard var pieces = ColorArguments.split(bytes[(scanner.position + 1)..<(bytes.endIndex - 1)]) else { return nil }
    var scale = ColorScale(function: name)
    if name == "color", let first = pieces.first {
      scale = ColorScale(space: String(decoding: first.bytes.map(TextScanner.lowercased), as: UTF8.self))
      pieces.removeFirst()
    }
    guard let scale, !pieces.isEmpty else { return nil }
    var arguments: [Argument] = []
    for piece in pieces {
      guard let content = content(of: piece.bytes, mayNest: mayNest) else { return nil }
      arguments.append(Argument(content: content, separator: piece.separator))
    }
    return ColorFunction(name: name, scale: scale, arguments: arguments)
  }

  static func content(of piece: ArraySlice<UInt8>, mayNest: Bool) -> Content? {
    if piece.elementsEqual("none".utf8, by: { TextScanner.lowercased($0) == $1 }) { return Content.none }
    if mayNest, let color = CSSColorText.read(piece, mayNest: false) { return .color(color) }
    return Calculation.read(piece).map { .calculation($0) }
  }

  var references: [String] {
    arguments.flatMap { argument -> [String] in
      switch argument.content {
      case .none: []
      case .color(let color): color.references
      case .calculation(let calculation): calculation.references
      }
    }
  }

  /// The colour, with references looked up by a closure.
  func color(_ value: (String) -> ReferencedValue?) throws(TextMistake) -> ExactColor {
    var components: [Component] = []
    for argument in arguments { components += try self.components(argument, value) }
    if let first = components.first, case .color(let color) = first.value { return try self.color(color, components) }
    let hasAlpha = components.count == 4
    guard components.count == 3 || hasAlpha else {
      throw TextMistake("\(name)() takes three values and maybe alpha, not \(components.count)")
    }
    guard components.prefix(3).allSatisfy({ $0.separator != .slash }), !hasAlpha || components[3].separator != .blank else {
      throw Self.misplacedAlpha
    }
    var numbers: [Double] = []
    for (index, component) in components.prefix(3).enumerated() {
      numbers.append(try scale.component(index, try measure(component)))
    }
    let alpha = hasAlpha ? try ColorScale.alpha(try measure(components[3])) : 1
    return ExactColor(space: scale.space, components: Vector3(numbers[0], numbers[1], numbers[2]), alpha: alpha)
  }
}

extension ColorFunction {
  /// A value that an argument stands for; a reference to a text may stand for several.
  private struct Component {
    var value: Value
    var separator: ColorArguments.Separator

    enum Value {
      case measure(Measure)
      case color(ExactColor)
    }
  }

  /// A colour in the place of the channels: with the alpha that follows, if one does.
  private func color(_ color: ExactColor, _ components: [Component]) throws(TextMistake) -> ExactColor {
    guard scale.takesColor else {
      throw TextMistake("\(name)() takes numbers, not a colour", fix: "use \"rgba\"")
    }
    guard components.count <= 2 else {
      throw TextMistake("behind a colour, \(name)() takes its alpha alone; here are \(components.count - 1) values")
    }
    guard components.count == 2 else { return color }
    guard components[1].separator != .blank else {
      throw Self.misplacedAlpha
    }
    return color.replacingAlpha(try ColorScale.alpha(try measure(components[1])))
  }

  private static let misplacedAlpha = TextMistake("alpha stands behind a '/' or a comma, and nothing else does")

  private func measure(_ component: Component) throws(TextMistake) -> Measure {
    guard case .measure(let measure) = component.value else {
      throw TextMistake("a colour can only be the first value of \(name)(); the others are numbers")
    }
    return measure
  }

  private func components(
    _ argument: Argument, _ value: (String) -> ReferencedValue?
  ) throws(TextMistake) -> [Component] {
    let result: Component.Value
    switch argument.content {
    case .none: result = .measure(Measure(0))
    case .color(let color): result = .color(try color.color(value))
    case .calculation(let calculation):
      guard let path = calculation.loneReference else {
        result = .measure(try calculation.measure(value))
        break
      }
      switch value(path) {
      case nil: throw .missing(path)
      case .color(let color): result = .color(color)
      case .measure(let measure): result = .measure(measure)
      case .text(let text): return try components(of: text, path, argument.separator)
      }
    }
    return [Component(value: result, separator: argument.separator)]
  }

  /// The values of a text such as `43%`, `18, 52, 86` or `#0A84FF`, in which nothing refers to other tokens.
  private func components(
    of text: String, _ path: String, _ separator: ColorArguments.Separator
  ) throws(TextMistake) -> [Component] {
    let mistake = TextMistake("'\(path)' is a text that is no value of \(name)()", fix: "refer to a colour or a number")
    func plain(_ path: String) -> ReferencedValue? { nil }
    if let color = CSSColorText.read(text) {
      guard color.references.isEmpty else { throw mistake }
      return [Component(value: .color(try color.color(plain)), separator: separator)]
    }
    guard let pieces = ColorArguments.split(Array(text.utf8)[...]) else { throw mistake }
    var result: [Component] = []
    for piece in pieces {
      let separator = result.isEmpty ? separator : piece.separator
      switch Self.content(of: piece.bytes, mayNest: false) {
      case Content.none?: result.append(Component(value: .measure(Measure(0)), separator: separator))
      case .calculation(let calculation)? where calculation.references.isEmpty:
        result.append(Component(value: .measure(try calculation.measure(plain)), separator: separator))
      default: throw mistake
      }
    }
    return result
  }
}
