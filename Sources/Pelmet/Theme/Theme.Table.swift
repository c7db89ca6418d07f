extension Theme {
  /// The styles of one place: a base, and rows for the traits under which another style holds.
  ///
  /// Colours adapt to scheme, contrast and level themselves; rows are for everything else.
  public struct Table: Sendable, Hashable {
    @usableFromInline let base: Style.Box
    /// Complete styles, of which the first whose condition holds applies.
    public var rows: [Row]

    public init(_ style: Style, rows: [Row] = []) {
      base = Style.Box(style)
      self.rows = rows
    }

    /// The style where no row holds.
    @inlinable public var style: Style { base.value }

    /// The style for `traits`.
    @inlinable public func resolved(for traits: Traits) -> Style {
      rows.first { $0.condition.holds(for: traits) }?.style ?? style
    }
  }

  /// A complete style and the traits for which it holds.
  public struct Row: Sendable, Hashable {
    public var condition: Condition
    @usableFromInline let content: Style.Box

    public init(_ condition: Condition, _ style: Style) {
      self.condition = condition
      content = Style.Box(style)
    }

    /// The style where the condition holds.
    @inlinable public var style: Style { content.value }
  }

  /// The traits for which a row of a table holds; a trait that is `nil` does not matter.
  public struct Condition: Sendable, Hashable {
    public var scheme: Traits.Scheme?
    public var contrast: Traits.Contrast?
    public var level: Traits.Level?
    public var idiom: Traits.Idiom?
    public var horizontalSizeClass: Traits.SizeClass?
    public var verticalSizeClass: Traits.SizeClass?
    public var verticalBarEdge: Traits.VerticalBarEdge?
    /// The first version of iOS for which the row holds.
    public var minimumOS: OSVersion?
    /// The first version of iOS for which the row no longer holds.
    public var belowOS: OSVersion?

    public init(
      scheme: Traits.Scheme? = nil, contrast: Traits.Contrast? = nil, level: Traits.Level? = nil, idiom: Traits.Idiom? = nil,
      horizontalSizeClass: Traits.SizeClass? = nil, verticalSizeClass: Traits.SizeClass? = nil,
      verticalBarEdge: Traits.VerticalBarEdge? = nil, minimumOS: OSVersion? = nil, belowOS: OSVersion? = nil
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.level = level
      self.idiom = idiom
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.verticalBarEdge = verticalBarEdge
      self.minimumOS = minimumOS
      self.belowOS = belowOS
    }

    /// Whether `traits` have every value that the condition names.
    public func holds(for traits: Traits) -> Bool {
      (scheme ?? traits.scheme) == traits.scheme && (contrast ?? traits.contrast) == traits.contrast
        && (level ?? traits.level) == traits.level && (idiom ?? traits.idiom) == traits.idiom
        && (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
        && (verticalBarEdge ?? traits.verticalBarEdge) == traits.verticalBarEdge
        && (minimumOS ?? traits.os) <= traits.os && (belowOS.map { traits.os < $0 } ?? true)
    }
  }
}

extension Theme.Style.Box: Hashable {}
