internal import Pelmet
internal import PelmetCompiler

extension Bool: ScalarValue {
  init?(erased value: Value) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }
}

extension Double: ScalarValue {
  init?(erased value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension String: ScalarValue {
  init?(erased value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Theme.Color: ScalarValue {
  init?(erased value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Theme.ContentBackground: ScalarValue {
  init?(erased value: Value) {
    switch value {
    case .color(let color): self = .color(color)
    case .unknownContent: self = .unknown
    default: return nil
    }
  }
}

extension Theme.Font: ScalarValue {
  init?(erased value: Value) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
}

extension Theme.Image: ScalarValue {
  init?(erased value: Value) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension Theme.Shadow: ScalarValue {
  init?(erased value: Value) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }
}

extension Theme.Offset: ScalarValue {
  init?(erased value: Value) {
    guard case .offset(let offset) = value else { return nil }
    self = offset
  }
}

extension Theme.EdgeInsets: ScalarValue {
  init?(erased value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}
