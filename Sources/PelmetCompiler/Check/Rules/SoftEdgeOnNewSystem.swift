internal import Pelmet
internal import PelmetDiagnostics

/// A soft scroll edge, the look of iOS 26, that also holds on iOS 27.
enum SoftEdgeOnNewSystem: ThemeRule {
  static let rule = Rule.softEdgeOnNewSystem

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.versions.contains(where: { $0 >= 27 }) {
      guard let edges = cell.style.object(.content)?.object(.scrollEdge) else { continue }
      for entry in StyleKey.edges.compactMap({ edges[$0, .style] }) where entry.name == "soft" {
        theme.report(
          rule, at: entry.valueSource,
          "on iOS 27 the system's edges have a look of their own, and soft ones are reported to be drawn in part",
          fix: "write \"automatic\" in a \"when\" entry for \">=27\"")
      }
    }
  }
}
