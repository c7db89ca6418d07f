internal import PelmetSyntax

/// A part of a token's value, and where a mistake in it is shown.
struct ValueNode: Sendable {
  var value: JSONValue
  /// The `$ref` through which this part was reached, if that points into another token's value: what does not fit here is its fault.
  var reference: JSONValue?
  /// The type that is written for the whole value, which decides about percentages.
  var written: WrittenType?

  init(_ value: JSONValue, through reference: JSONValue? = nil, written: WrittenType? = nil) {
    self.value = value
    self.reference = reference
    self.written = written
  }

  var site: JSONValue { reference ?? value }

  func child(_ value: JSONValue) -> ValueNode { ValueNode(value, through: reference) }

  subscript(name: String) -> ValueNode? { value[name].map(child) }

  var elements: [ValueNode] { value.elements.map(child) }
}
