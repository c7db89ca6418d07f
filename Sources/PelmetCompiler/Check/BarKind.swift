/// The kinds of bars that have appearance slots; the name is the section's.
enum BarKind: String, CaseIterable {
  case navigationBar, toolbar, tabBar

  /// What a message calls the bar.
  var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }

  /// The slots; the first is what the others fall back to (APP-2, APP-4, APP-5).
  var slots: [String] {
    switch self {
    case .navigationBar, .toolbar:
      [Self.standard, "compactAppearance", Self.scrollEdge, "compactScrollEdgeAppearance"]
    case .tabBar: [Self.standard, Self.scrollEdge]
    }
  }

  static let standard = "standardAppearance"
  static let scrollEdge = "scrollEdgeAppearance"

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
    }
  }
}
