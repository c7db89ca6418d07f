/// The look of an app's bars, compiled from a `.theme.json` file. Copies are cheap and may cross threads.
public struct Theme: Sendable {
  /// The name of the file without `.theme.json`.
  public let name: String
  /// The name for people.
  public let title: String?
  /// The theme's own table, without contexts and screens.
  public let table: Table
  /// The tables of contexts, screens and screens in contexts, ordered by name.
  public let places: [PlaceTable]
  /// Makes ``colors``.
  private let namedColors: @Sendable () -> [NamedColor]

  public init(name: String, title: String? = nil, colors: [NamedColor] = [], table: Table, places: [PlaceTable] = []) {
    self.init(name: name, title: title, _colors: { colors }, table: table, places: places)
  }

  /// For generated code: builds the named colours lazily.
  ///
  /// Few apps use them, and Swift has to make the type of their array at run time, which doubles the cost of the first theme.
  public init(
    name: String, title: String? = nil, _colors namedColors: @escaping @Sendable () -> [NamedColor], table: Table,
    places: [PlaceTable] = []
  ) {
    self.name = name
    self.title = title
    self.namedColors = namedColors
    self.table = table
    self.places = places
  }

  /// The theme's named colours, ordered by name. Each call makes the array anew: keep it where it is needed often.
  public var colors: [NamedColor] { namedColors() }

  /// A named colour of the theme.
  public struct NamedColor: Sendable, Hashable {
    public let name: String
    public let color: Color

    public init(_ name: String, _ color: Color) {
      self.name = name
      self.color = color
    }
  }

  /// The name of a colour in a theme's ``colors``, such as `accent`.
  ///
  /// Generated code has a constant for each colour of a module's themes that no module has which it depends on. Where two modules that do
  /// not know each other have a colour of one name, `.accent` is ambiguous in a module that imports both, until that has its own:
  ///
  ///     extension Theme.ColorName {
  ///       static let accent = Self("accent")
  ///     }
  public struct ColorName: RawRepresentable, Sendable, Hashable {
    /// The name as the theme's file has it.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ name: String) {
      rawValue = name
    }
  }

  /// The theme's own style where no row holds, such as `theme.style.navigationBar?.tintColor`.
  @inlinable public var style: Style { table.style }

  /// The colour of that name in the theme's ``colors``, which each call looks through; `nil` if the theme has none.
  ///
  ///     label.textColor = theme.color(.accent).map { UIColor($0) }
  public func color(_ name: ColorName) -> Color? { color(named: name.rawValue) }

  /// The colour of a name that is known only at run time, such as one that a server sent. ``color(_:)`` takes names that Swift checks.
  public func color(named name: String) -> Color? { colors.first { $0.name == name }?.color }

  /// The table for a screen. A screen that the theme does not name has the theme's own table.
  public subscript(screen: Screen) -> Table { self[Place(screen: screen)] }

  /// The table for a context. A context that the theme does not name has the theme's own table.
  public subscript(context: Context) -> Table { self[Place(context: context)] }

  /// The table for a screen in a context. A screen or context that the theme does not name is ignored.
  public subscript(context: Context, screen: Screen) -> Table { self[Place(context: context, screen: screen)] }

  private subscript(place: Place) -> Table { placeTable(place)?.table ?? table }

  private func placeTable(_ place: Place) -> PlaceTable? {
    func exact(_ place: Place) -> PlaceTable? { places.first { $0.place == place } }
    return exact(place) ?? exact(Place(screen: place.screen)) ?? exact(Place(context: place.context))
  }

  /// The style of the theme's own table for these traits.
  @inlinable public func resolved(for traits: Traits) -> Style { table.resolved(for: traits) }
}

extension Theme: Hashable {
  public static func == (a: Theme, b: Theme) -> Bool {
    a.name == b.name && a.title == b.title && a.table == b.table && a.places == b.places && a.colors == b.colors
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(title)
    hasher.combine(table)
    hasher.combine(places)
    hasher.combine(colors)
  }
}
