internal import Pelmet
internal import PelmetCompiler

/// A type that a property of a theme can have.
protocol ThemeValue: Sendable, Hashable {
  /// The value that a bound tree stands for; `nil` when the tree does not fit, which Decode and Bind have ruled out.
  init?(_ node: Node)
}

/// A type that is written as one value.
protocol ScalarValue: ThemeValue {
  init?(erased value: Value)
}

extension ScalarValue {
  init?(_ node: Node) {
    guard case .value(let value) = node else { return nil }
    self.init(erased: value)
  }
}

/// A type whose properties are in the catalogue: what a ``Schema`` stands for.
protocol ThemeObject: ThemeValue {
  /// One sentence of documentation.
  static var summary: String { get }
  /// In the order of the schema's fields.
  static var properties: [Property<Self>] { get }

  /// Nothing set.
  init()
}

extension ThemeObject {
  init?(_ node: Node) {
    guard case .object(let members) = node else { return nil }
    self.init()
    let properties = Self.properties
    for member in members {
      properties[member.field].assign(&self, member.node)
    }
  }
}

/// One property that a theme can set, in a type: what a ``Field`` stands for.
struct Property<Root: Sendable>: Sendable {
  /// One sentence of documentation.
  let note: String
  /// The version of iOS that deprecates the property.
  let deprecated: Theme.OSVersion?
  let type: any ThemeValue.Type
  /// Sets the property from a bound tree.
  let assign: @Sendable (inout Root, Node) -> Void

  init<Value: ThemeValue>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, deprecated: Theme.OSVersion? = nil, _ note: String
  ) {
    (self.note, self.deprecated, type) = (note, deprecated, Value.self)
    assign = { root, node in root[keyPath: path] = Value(node) }
  }
}
