/// A type that a property of a theme can have.
protocol ThemeValue: Sendable, Hashable {
  static var shape: Shape { get }

  /// The value that a bound tree stands for; `nil` when the tree does not fit, which Decode and Bind have ruled out.
  init?(_ node: Node)
}

/// A type that is written as one value.
protocol ScalarValue: ThemeValue {
  static var kind: ValueKind { get }

  init?(erased value: Value)
  var value: Value { get }
}

extension ScalarValue {
  static var shape: Shape { .value(kind) }

  init?(_ node: Node) {
    guard case .value(let value) = node else { return nil }
    self.init(erased: value)
  }
}
