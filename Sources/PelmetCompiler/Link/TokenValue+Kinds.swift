internal import Pelmet

extension TokenValue {
  /// The value that a token gives to a property of a kind other than colour; `nil` when its type is another one.
  func value(as kind: ValueKind) -> Value? {
    switch (kind, self) {
    case (.number, _): points.map { .number($0) }
    case (.font, .typography(let typography)): .font(typography.font)
    case (.shadow, .shadow(let layers)): layers.first { !$0.isInset }.map { .shadow($0.text) }
    default: nil
    }
  }

  /// A length or a plain number, in points.
  var points: Double? {
    switch self {
    case .dimension(let points): points
    case .number(let number): number
    default: nil
    }
  }

  /// The family that is tried first.
  var fontFamily: String? { if case .fontFamily(let names) = self { names.first } else { nil } }

  var fontWeight: Double? { if case .fontWeight(let weight) = self { weight } else { nil } }
}

extension TokenValue.Typography {
  /// What a font can say of it; letter spacing is `kern`, and a line height has no place in a bar.
  var font: Theme.Font { Theme.Font(size: fontSize, family: fontFamily.first, weight: Theme.FontWeight(fontWeight)) }
}

extension TokenValue.Shadow {
  /// A shadow behind text, which has no spread.
  var text: Theme.Shadow { Theme.Shadow(color: color, offset: Theme.Offset(offsetX, offsetY), blurRadius: blur) }
}
