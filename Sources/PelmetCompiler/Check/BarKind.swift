/// The sections whose texts and icons stand on a background of their own: the bars with appearance slots, the items of tab bars, which
/// have slots too, and search bars, whose text field is looked at as if it were one. The name is the section's.
enum BarKind: String, CaseIterable {
  case navigationBar, toolbar, tabBar, tabBarItem, searchBar

  /// Those that are bars with slots.
  static let bars: [BarKind] = [.navigationBar, .toolbar, .tabBar]

  /// What a message calls it.
  var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar, .tabBarItem: "tab bar"
    case .searchBar: "search field"
    }
  }

  /// The slots; the first is what the others fall back to (APP-2, APP-4, APP-5).
  var slots: [String] {
    switch self {
    case .navigationBar, .toolbar:
      [Self.standard, "compactAppearance", Self.scrollEdge, "compactScrollEdgeAppearance"]
    case .tabBar, .tabBarItem: [Self.standard, Self.scrollEdge]
    case .searchBar: ["searchTextField"]
    }
  }

  static let standard = "standardAppearance"
  static let scrollEdge = "scrollEdgeAppearance"

  /// Whether the status bar is seen on a slot.
  func isUnderStatusBar(_ slot: String) -> Bool {
    self == .navigationBar && (slot == Self.standard || slot == Self.scrollEdge)
  }

  /// The properties from before iOS 13 that an appearance object governs (APP-14); the layout (`isTranslucent`) and the tint are not
  /// among them.
  var legacyKeys: [String] {
    switch self {
    case .navigationBar:
      [
        "barStyle", "barTintColor", "backgroundImage", "shadowImage", "titleTextAttributes", "largeTitleTextAttributes",
        "titleVerticalPositionAdjustment", "backIndicatorImage", "backIndicatorTransitionMaskImage",
      ]
    case .toolbar: ["barStyle", "barTintColor", "backgroundImage", "shadowImage"]
    case .tabBar:
      ["barStyle", "barTintColor", "backgroundImage", "shadowImage", "unselectedItemTintColor", "selectionIndicatorImage"]
    case .tabBarItem, .searchBar: []
    }
  }
}
