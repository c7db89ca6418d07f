/// Types that are generated into one file of each module.
struct Family {
  /// The name of the file.
  let name: String
  let shared: [SharedProperties]
  let types: [ThemeType]

  init(_ name: String, sharing shared: [SharedProperties] = [], _ types: [ThemeType]) {
    self.name = name
    self.shared = shared
    self.types = types
  }

  /// Everything that is generated.
  static let all = [
    Family("Style", [.style, .windowStyle, .contentStyle, .statusBarStyle]),
    Family("NavigationBar", [.navigationBarStyle, .navigationBarAppearance]),
    Family("Toolbar", [.toolbarStyle, .toolbarAppearance]),
    Family("TabBar", [.tabBarStyle, .tabBarAppearance]),
    Family("SearchBar", [.searchBarStyle, .searchTextFieldStyle, .cancelButtonStyle]),
    Family("Items", [.barButtonItemStyle, .tabBarItemStyle, .navigationItemStyle]),
    Family("Controllers", [.viewControllerStyle, .navigationControllerStyle, .tabBarControllerStyle]),
    Family(
      "Appearances", sharing: [.barAppearance],
      [
        .barButtonItemAppearance, .barButtonItemStateAppearance, .tabBarItemAppearance, .tabBarItemStateAppearance,
        .textAttributes,
      ]),
    Family("Axes", [.byState, .byMetrics, .byPosition, .byItemStyle, .byIcon]),
  ]
}
