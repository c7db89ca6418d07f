internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A sidebar preferred on iPhone by a controller whose mode has none (SDB-1).
enum SidebarPlacementWithoutMode: ThemeRule {
  static let rule = Rule.sidebarPlacementWithoutMode

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.condition.idiom != .pad && cell.versions.contains(where: { $0 >= 27 }) {
      guard let controller = cell.style.object(.tabBarController),
        let placement = controller[.sidebar, .preferredPlacement], placement.name == "sidebar"
      else { continue }
      let mode = controller[.mode]
      if mode.map({ $0.isInvalid || $0.name == "tabSidebar" }) == true { continue }
      let reason =
        mode?.name == "tabBar"
        ? "\"mode\": \"tabBar\" leaves no place for a sidebar"
        : "a sidebar needs \"mode\": \"tabSidebar\"; without it, at best an app with groups of tabs has one"
      let notes = mode.map { [Diagnostic.Note("the mode is written here", at: $0.valueSource.span)] } ?? []
      theme.report(rule, at: placement.valueSource, reason, notes: notes)
    }
  }
}
