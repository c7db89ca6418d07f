extension Theme {
  /// A value by search bar icon, as in `UISearchBar.Icon`; `nil` is untouched.
  public struct ByIcon<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The magnifying glass.
    @Boxed public var search: Value?
    /// The clear button.
    @Boxed public var clear: Value?
    /// The bookmark button.
    @Boxed public var bookmark: Value?
    /// The results list button.
    @Boxed public var resultsList: Value?

    /// Nothing set.
    public init() {}

    public init(
      search: Value? = nil,
      clear: Value? = nil,
      bookmark: Value? = nil,
      resultsList: Value? = nil
    ) {
      self.search = search
      self.clear = clear
      self.bookmark = bookmark
      self.resultsList = resultsList
    }
  }
}
