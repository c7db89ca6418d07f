internal import Pelmet
internal import PelmetDiagnostics

/// A navigation bar that is to come back at the scroll edge, but does not go away on scrolling down (MIN-6).
enum RestorationWithoutScrollDown: ThemeRule {
  static let rule = Rule.restorationWithoutScrollDown

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.versions.contains(where: { $0 >= 27 }) {
      guard let minimization = cell.style.object(.navigationItem)?.object(.navigationBarMinimization),
        let restoration = minimization[.restorationBehavior], restoration.name == "atScrollEdge"
      else { continue }
      let behavior = minimization[.minimizationBehavior]
      if behavior.map({ $0.isInvalid || $0.name == "onScrollDown" }) == true { continue }
      let member = "\"\(StyleKey.minimizationBehavior.name)\": \"onScrollDown\""
      let edit = theme.edits.insertion(of: member, after: restoration.source)
      theme.report(
        rule, at: restoration.valueSource, "\"atScrollEdge\" counts only with \(member); otherwise it is \"automatic\"",
        fixIt: behavior == nil ? .init("add \(member)", edits: [edit], changesLook: true) : nil, fix: "write \(member)")
    }
  }
}
