/// One property that a theme can set: one line of the catalogue, from which decoder, schema, tables and documentation follow.
struct Property<Root: Sendable>: Sendable {
  let field: Field
  /// Sets the property from a bound tree.
  let assign: @Sendable (inout Root, Node) -> Void

  init<Value: ThemeValue>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ name: String, since: Int = 2, deprecated: Int? = nil, _ note: String
  ) {
    field = Field(name: name, shape: Value.shape, note: note, since: since, deprecated: deprecated, none: nil)
    assign = { root, node in root[keyPath: path] = Value(node) }
  }

  /// A property for which `"none"` means something.
  init<Value: NoneAccepting>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ name: String, none: Value.Scalar, since: Int = 2,
    deprecated: Int? = nil,
    _ note: String
  ) {
    field = Field(
      name: name, shape: Value.shape.accepting(none.value), note: note, since: since, deprecated: deprecated, none: none.value)
    assign = { root, node in root[keyPath: path] = Value(node) }
  }
}

/// A scalar, or an axis whose cases are: `"none"` then is a value of the scalar.
protocol NoneAccepting: ThemeValue {
  associatedtype Scalar: ScalarValue
}
