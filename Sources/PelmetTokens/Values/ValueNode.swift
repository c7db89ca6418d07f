internal import PelmetSyntax

/// A part of a token's value, and where a mistake in it is shown.
struct ValueNode: Sendable {
  var value: JSONValue
  /// The `$ref` through which this part was reached, if that points into another token's value: what does not fit here is its fault.
  var reference: JSONValue?
  /// Whether percentages in the whole value are shares of 1, by the type that is written for it.
  var hasShares: Bool
  /// `unit` beside the whole value.
  var unit: JSONValue?

  init(_ value: JSONValue, through reference: JSONValue? = nil, hasShares: Bool = false, unit: JSONValue? = nil) {
    self.value = value
    self.reference = reference
    (self.hasShares, self.unit) = (hasShares, unit)
  }

  /// The unit beside the value in lower case; `nil` for none.
  var beside: String? { unit?.string.flatMap { $0.isEmpty ? nil : $0.lowercased() } }

  var site: JSONValue { reference ?? value }

  func child(_ value: JSONValue) -> ValueNode { ValueNode(value, through: reference) }

  subscript(name: String) -> ValueNode? { value[name].map(child) }

  var elements: [ValueNode] { value.elements.map(child) }
}
