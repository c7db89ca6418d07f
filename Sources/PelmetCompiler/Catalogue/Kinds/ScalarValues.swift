internal import Pelmet

extension Bool: ScalarValue {
  static var kind: ValueKind { .boolean }

  init?(erased value: Value) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }

  var value: Value { .boolean(self) }
}

extension Double: ScalarValue {
  static var kind: ValueKind { .number }

  init?(erased value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  var value: Value { .number(self) }
}

extension String: ScalarValue {
  static var kind: ValueKind { .text }

  init?(erased value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  var value: Value { .text(self) }
}

extension Theme.Color: ScalarValue, NoneAccepting {
  typealias Scalar = Self

  static var kind: ValueKind { .color }

  init?(erased value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  var value: Value { .color(self) }
}

extension Theme.ContentBackground: ScalarValue {
  static var kind: ValueKind { .contentBackground }

  init?(erased value: Value) {
    switch value {
    case .color(let color): self = .color(color)
    case .unknownContent: self = .unknown
    default: return nil
    }
  }

  var value: Value {
    switch self {
    case .color(let color): .color(color)
    case .unknown: .unknownContent
    }
  }
}

extension Theme.Font: ScalarValue {
  static var kind: ValueKind { .font }

  init?(erased value: Value) {
    guard case .font(let font) = value else { return nil }
    self = font
  }

  var value: Value { .font(self) }
}

extension Theme.Image: ScalarValue, NoneAccepting {
  typealias Scalar = Self

  static var kind: ValueKind { .image }

  init?(erased value: Value) {
    guard case .image(let image) = value else { return nil }
    self = image
  }

  var value: Value { .image(self) }
}

extension Theme.Shadow: ScalarValue, NoneAccepting {
  typealias Scalar = Self

  static var kind: ValueKind { .shadow }

  init?(erased value: Value) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }

  var value: Value { .shadow(self) }
}

extension Theme.Offset: ScalarValue {
  static var kind: ValueKind { .offset }

  init?(erased value: Value) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }

  var value: Value { .offset(self) }
}

extension Theme.EdgeInsets: ScalarValue {
  static var kind: ValueKind { .insets }

  init?(erased value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }

  var value: Value { .insets(self) }
}
