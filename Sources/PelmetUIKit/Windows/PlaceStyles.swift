import Pelmet

/// A theme's styles in each place, resolved for some traits.
@MainActor
final class PlaceStyles {
  let theme: Theme
  fileprivate let traits: Theme.Traits
  private let screens: Set<Theme.Screen>
  private var resolved: [Theme.Place: Theme.Style] = [:]
  private var known: [ThemedPlace: Theme.Style] = [:]

  init(_ theme: Theme, for traits: Theme.Traits) {
    self.theme = theme
    self.traits = traits
    screens = Set(theme.places.compactMap(\.place.screen))
  }

  /// The whole style of a place.
  func style(context: Theme.Context? = nil, screen: Theme.Screen? = nil) -> Theme.Style {
    let place = Theme.Place(context: context, screen: screen)
    if let style = resolved[place] { return style }
    let style = resolve(table(context, screen))
    resolved[place] = style
    return style
  }

  /// The style for an object in that place. Screens that the theme does not define are ignored.
  subscript(place: ThemedPlace) -> Theme.Style {
    var place = place
    if let screen = place.screen, !screens.contains(screen) { place.screen = nil }
    if let style = known[place] { return style }
    let style = style(for: place)
    known[place] = style
    return style
  }

  /// Resolves a table. If the style forces light or dark, its rows for that scheme apply.
  private func resolve(_ table: Theme.Table) -> Theme.Style {
    let style = table.resolved(for: traits)
    guard let scheme = style.userInterfaceStyle?.scheme, scheme != traits.scheme else { return style }
    var forced = traits
    forced.scheme = scheme
    return table.resolved(for: forced)
  }

  private func table(_ context: Theme.Context?, _ screen: Theme.Screen?) -> Theme.Table {
    switch (context, screen) {
    case (let context?, let screen?): theme[context, screen]
    case (let context?, nil): theme[context]
    case (nil, let screen?): theme[screen]
    case (nil, nil): theme.table
    }
  }

  private func style(for place: ThemedPlace) -> Theme.Style {
    let whole = style(context: place.context, screen: place.screen)
    var style = Theme.Style()
    switch place.role {
    case .bar:
      style.navigationBar = place.screen == nil ? whole.navigationBar : bar(of: whole, in: place.context)
      style.toolbar = whole.toolbar
      style.tabBar = whole.tabBar
      style.searchBar = whole.searchBar
    case .item:
      style.barButtonItem = whole.barButtonItem
      style.tabBarItem = whole.tabBarItem
    case .navigationItem:
      style.navigationItem = whole.navigationItem
      if place.screen != nil {
        style.navigationBar = (whole.navigationBar ?? Theme.NavigationBarStyle())
          .slots(over: self.style(context: place.context).navigationBar)
      }
    case .scrollView:
      style.content = whole.content?.scrollEdge.map { Theme.ContentStyle(scrollEdge: $0) }
    case .content:
      style.viewController = whole.viewController
      if place.screen != nil { force(whole.userInterfaceStyle, in: &style) }
    case .container:
      style.navigationController = whole.navigationController
      style.tabBarController = whole.tabBarController
    }
    if place.opensContext { force(self.style(context: place.context).userInterfaceStyle, in: &style) }
    return style
  }

  /// A screen's navigation bar, with the slots that the bar has without the screen: the screen's slots go to its item.
  private func bar(of screen: Theme.Style, in context: Theme.Context?) -> Theme.NavigationBarStyle? {
    var bar = screen.navigationBar ?? Theme.NavigationBarStyle()
    bar.copySlots(of: style(context: context).navigationBar)
    return bar == Theme.NavigationBarStyle() ? nil : bar
  }

  /// Forces light or dark on a controller, unless its own section does.
  private func force(_ userInterfaceStyle: Theme.UserInterfaceStyle?, in style: inout Theme.Style) {
    guard let userInterfaceStyle, style.viewController?.overrideUserInterfaceStyle == nil else { return }
    var controller = style.viewController ?? Theme.ViewControllerStyle()
    controller.overrideUserInterfaceStyle = userInterfaceStyle
    style.viewController = controller
  }
}

extension PlaceStyles {
  /// Whether the traits choose other rows than those of `other` somewhere in the theme.
  func differs(from other: PlaceStyles) -> Bool {
    let tables = [theme.table] + theme.places.map(\.table)
    return tables.contains { $0.resolved(for: traits) != $0.resolved(for: other.traits) }
  }
}
