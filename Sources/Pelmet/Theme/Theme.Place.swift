extension Theme {
  /// The name of a screen, such as `photoViewer`.
  public struct Screen: Sendable, Hashable {
    public let name: String

    public init(_ name: String) {
      self.name = name
    }
  }

  /// The name of a context, such as `settings`: a kind of container.
  public struct Context: Sendable, Hashable {
    public let name: String

    public init(_ name: String) {
      self.name = name
    }
  }

  /// The place in which a table holds: a context, a screen, or a screen in a context.
  public struct Place: Sendable, Hashable {
    public var context: Context?
    public var screen: Screen?

    public init(context: Context? = nil, screen: Screen? = nil) {
      self.context = context
      self.screen = screen
    }
  }

  /// The table of a place, with theme, context and screen already merged.
  public struct PlaceTable: Sendable, Hashable {
    public var place: Place
    public var table: Table
    /// Whether the place keeps the system's look except for its own values.
    public var isIsolated: Bool

    public init(_ place: Place, _ table: Table, isIsolated: Bool = false) {
      self.place = place
      self.table = table
      self.isIsolated = isIsolated
    }
  }
}
