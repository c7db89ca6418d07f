extension Theme {
  /// What a theme says in one place: a style, and rows for the traits under which it says something else.
  ///
  /// Colour scheme, contrast and level of a colour are inside the colour; a row stands for what cannot be.
  public struct Table: Sendable, Hashable {
    /// Holds where no row does.
    @Boxed private var base: Style?
    /// Complete styles; the first whose condition holds counts.
    public var rows: [Row]

    public init(_ style: Style, rows: [Row] = []) {
      base = style
      self.rows = rows
    }

    /// Holds where no row does.
    public var style: Style { base ?? Style() }

    /// The style for `traits`.
    public func resolved(for traits: Traits) -> Style {
      rows.first { $0.condition.holds(for: traits) }?.style ?? style
    }
  }

  /// A complete style for some traits.
  public struct Row: Sendable, Hashable {
    public var condition: Condition
    @Boxed private var content: Style?

    public init(_ condition: Condition, _ style: Style) {
      self.condition = condition
      content = style
    }

    public var style: Style { content ?? Style() }
  }
}
