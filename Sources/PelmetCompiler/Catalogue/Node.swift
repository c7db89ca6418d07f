/// What a theme sets, worked out for one place and some traits: the tree from which typed tables are built and Swift is printed.
package enum Node: Hashable, Sendable {
  case value(Value)
  /// Members in the order of the schema's fields.
  case object([Member])

  package struct Member: Hashable, Sendable {
    /// Position in the schema's fields.
    package let field: Int
    package var node: Node
  }
}
