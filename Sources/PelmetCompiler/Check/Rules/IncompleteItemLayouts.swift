internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tab bar items have a look in some of their three layouts only.
enum IncompleteItemLayouts: ThemeRule {
  static let rule = Rule.incompleteItemLayouts

  static func check(_ theme: CheckedTheme) {
    for slot in theme.cells.flatMap(\.tabSlots) {
      let layouts = StyleKey.itemLayouts
      let stated = layouts.compactMap { slot[$0] }
      guard stated.count < layouts.count, let first = stated.min(by: { $0.source.span.start < $1.source.span.start }),
        !stated.contains(where: theme.isDamaged)
      else { continue }
      let missing = layouts.filter { slot[$0] == nil }.map { "'\($0.name)'" }
      theme.report(
        rule, atKeyOf: first.source,
        "\(list(missing, "and")) \(missing.count == 1 ? "is" : "are") missing, so items look like the system's there",
        fixIt: stated.count == 1 ? renaming(first) : nil)
    }
  }

  private static func renaming(_ layout: StyleEntry) -> Diagnostic.FixIt? {
    layout.source.keySpan.map { key in
      .init("rename it to \"itemAppearance\"", edits: [.init(key, "\"itemAppearance\"")], changesLook: true)
    }
  }
}
