internal import PelmetDiagnostics
internal import PelmetSyntax

/// One of the two images of a back indicator without the other.
enum UnpairedBackIndicator: ThemeRule {
  static let rule = Rule.unpairedBackIndicator

  static func check(_ theme: CheckedTheme) {
    for bar in theme.cells.compactMap({ $0.rows.isEmpty ? nil : $0.bar(.navigationBar) }) {
      // The images of the bar itself count where no slot overrules them.
      for object in (bar.isModern ? [] : [bar.style]) + bar.slots.map(\.object) {
        let images = keys.compactMap { object[$0] }.filter { !$0.isNull }
        guard images.count == 1, let image = images.first, !theme.isDamaged(image) else { continue }
        let other = keys.map(\.name).first { $0 != image.field.name } ?? ""
        let member = "\"\(other)\": \(image.valueSource.written)"
        theme.report(
          rule, atKeyOf: image.source,
          "UIKit ignores this image without '\(other)' beside it, and shows its own chevron",
          fixIt: keys.contains { object[$0]?.isNull == true }
            ? nil : .init("add \(member)", edits: [theme.edits.insertion(of: member, after: image.source)], changesLook: true),
          fix: "write \(member)")
      }
    }
  }

  private static let keys: [StyleKey] = [.backIndicatorImage, .backIndicatorTransitionMaskImage]
}
