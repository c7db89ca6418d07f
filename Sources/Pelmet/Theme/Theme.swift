/// The looks of an app's bars, compiled from a `.theme.json` file. A value: copies are cheap and may go to any thread.
public struct Theme: Sendable, Hashable {
  /// The name of the file without `.theme.json`.
  public let name: String
  /// What people call it.
  public let title: String?
  /// The theme's own table, without contexts and screens.
  public let table: Table
  /// One table for each context, each screen, and each screen in a context, in the order of their names.
  public let places: [PlaceTable]
  /// The theme's named colours, in the order of their names.
  public let colors: [NamedColor]

  public init(name: String, title: String? = nil, colors: [NamedColor] = [], table: Table, places: [PlaceTable] = []) {
    self.name = name
    self.title = title
    self.table = table
    self.places = places
    self.colors = colors
  }

  /// A colour of the theme's `colors` with its name.
  public struct NamedColor: Sendable, Hashable {
    public let name: String
    public let color: Color

    public init(_ name: String, _ color: Color) {
      self.name = name
      self.color = color
    }
  }

  /// The theme's own style where no row holds: `theme.style.navigationBar?.tintColor`.
  public var style: Style { table.style }

  /// The colour of that name in the theme's `colors`.
  public func color(named name: String) -> Color? { colors.first { $0.name == name }?.color }

  /// What the theme says on a screen; a screen that the theme does not know has the theme's own table.
  public subscript(screen: Screen) -> Table { self[Place(screen: screen)] }

  /// What the theme says in a context; a context that the theme does not know has the theme's own table.
  public subscript(context: Context) -> Table { self[Place(context: context)] }

  /// What the theme says on a screen in a context. A screen or a context that the theme does not know is left out.
  public subscript(context: Context, screen: Screen) -> Table { self[Place(context: context, screen: screen)] }

  private subscript(place: Place) -> Table { placeTable(place)?.table ?? table }

  private func placeTable(_ place: Place) -> PlaceTable? {
    func exact(_ place: Place) -> PlaceTable? { places.first { $0.place == place } }
    return exact(place) ?? exact(Place(screen: place.screen)) ?? exact(Place(context: place.context))
  }

  /// The row for these traits of the theme's own table.
  public func resolved(for traits: Traits) -> Style { table.resolved(for: traits) }
}
