extension Theme {
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
