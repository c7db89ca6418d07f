/// The sections whose texts and icons stand on a background of their own: the bars with appearance slots, the items of tab bars, which
/// have slots too, and search bars, whose text field is looked at as if it were one.
enum BarKind: CaseIterable {
  case navigationBar, toolbar, tabBar, tabBarItem, searchBar

  /// Those that are bars with slots.
  static let bars: [BarKind] = [.navigationBar, .toolbar, .tabBar]

  /// The section of a style.
  var section: StyleKey {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .tabBarItem: .tabBarItem
    case .searchBar: .searchBar
    }
  }

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
  var slots: [StyleKey] {
    switch self {
    case .navigationBar, .toolbar:
      [.standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance]
    case .tabBar, .tabBarItem: [.standardAppearance, .scrollEdgeAppearance]
    case .searchBar: [.searchTextField]
    }
  }

  /// Whether the status bar is seen on a slot.
  func isUnderStatusBar(_ slot: StyleKey) -> Bool {
    self == .navigationBar && (slot == .standardAppearance || slot == .scrollEdgeAppearance)
  }

  /// The properties from before iOS 13 that an appearance object governs (APP-14); the layout (`isTranslucent`) and the tint are not
  /// among them.
  var legacyKeys: [StyleKey] {
    switch self {
    case .navigationBar:
      [
        .barStyle, .barTintColor, .backgroundImage, .shadowImage, .titleTextAttributes, .largeTitleTextAttributes,
        .titleVerticalPositionAdjustment, .backIndicatorImage, .backIndicatorTransitionMaskImage,
      ]
    case .toolbar: [.barStyle, .barTintColor, .backgroundImage, .shadowImage]
    case .tabBar:
      [.barStyle, .barTintColor, .backgroundImage, .shadowImage, .unselectedItemTintColor, .selectionIndicatorImage]
    case .tabBarItem, .searchBar: []
    }
  }
}
