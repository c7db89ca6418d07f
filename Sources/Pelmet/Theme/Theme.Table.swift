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

  /// The traits for which a row of a table holds; what is `nil` does not matter.
  public struct Condition: Sendable, Hashable {
    public var scheme: Traits.Scheme?
    public var contrast: Traits.Contrast?
    public var level: Traits.Level?
    public var idiom: Traits.Idiom?
    public var horizontalSizeClass: Traits.SizeClass?
    public var verticalSizeClass: Traits.SizeClass?
    /// The first version of iOS for which the row holds.
    public var minimumOS: OSVersion?
    /// The first version of iOS for which the row holds no more.
    public var belowOS: OSVersion?

    public init(
      scheme: Traits.Scheme? = nil, contrast: Traits.Contrast? = nil, level: Traits.Level? = nil, idiom: Traits.Idiom? = nil,
      horizontalSizeClass: Traits.SizeClass? = nil, verticalSizeClass: Traits.SizeClass? = nil, minimumOS: OSVersion? = nil,
      belowOS: OSVersion? = nil
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.level = level
      self.idiom = idiom
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.minimumOS = minimumOS
      self.belowOS = belowOS
    }

    /// Whether every trait that the condition names is as it says.
    public func holds(for traits: Traits) -> Bool {
      (scheme ?? traits.scheme) == traits.scheme && (contrast ?? traits.contrast) == traits.contrast
        && (level ?? traits.level) == traits.level && (idiom ?? traits.idiom) == traits.idiom
        && (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
        && (minimumOS ?? traits.os) <= traits.os && (belowOS.map { traits.os < $0 } ?? true)
    }
  }
}
