extension Family {
  /// The whole list.
  static let all = [
    Family("Style", [.style, .windowStyle, .contentStyle, .scrollEdges, .scrollEdgeEffect, .statusBarStyle]),
    Family("NavigationBar", [.navigationBarStyle, .navigationBarAppearance]),
    Family("Toolbar", [.toolbarStyle, .toolbarAppearance]),
    Family("TabBar", [.tabBarStyle, .tabBarAppearance]),
    Family("SearchBar", [.searchBarStyle, .searchTextFieldStyle, .cancelButtonStyle]),
    Family("Items", [.barButtonItemStyle, .barButtonItemBadge, .tabBarItemStyle, .navigationItemStyle, .barMinimization]),
    Family("Controllers", [.viewControllerStyle, .navigationControllerStyle, .tabBarControllerStyle, .sidebarStyle]),
    Family(
      "Appearances", sharing: [.barAppearance],
      [
        .barButtonItemAppearance, .barButtonItemStateAppearance, .tabBarItemAppearance, .tabBarItemStateAppearance,
        .textAttributes,
      ]),
    Family("Axes", [.byState, .byMetrics, .byPosition, .byItemStyle, .byIcon]),
  ]
}
