extension Family {
  /// The whole list.
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
