internal import Pelmet
internal import PelmetDiagnostics

/// A soft scroll edge, the look of iOS 26, that also holds on iOS 27.
enum SoftEdgeOnNewSystem: ThemeRule {
  static let rule = Rule.softEdgeOnNewSystem

  static func check(_ theme: CheckedTheme) {
    guard theme.hasGlass else { return }
    for cell in theme.cells where cell.versions.contains(where: { $0 >= 27 }) {
      guard let edges = cell.style.object(.content)?.object(.scrollEdge) else { continue }
      for entry in StyleKey.edges.compactMap({ edges[$0, .style] }) where entry.name == "soft" {
        theme.report(
          rule, at: entry.valueSource,
          "on iOS 27 the system's edges have a look of their own, and Apple asks to look at soft ones again",
          fix: "write \"automatic\" in a \"when\" entry for \">=27\"")
      }
    }
  }
}
