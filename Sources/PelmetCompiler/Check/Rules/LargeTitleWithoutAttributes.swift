internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The title has a colour, the large title does not.
enum LargeTitleWithoutAttributes: ThemeRule {
  static let rule = Rule.largeTitleWithoutAttributes

  static func check(_ theme: CheckedTheme) {
    for bar in theme.legibility.groups.flatMap(\.bars) where bar.bar == .navigationBar {
      for view in bar.slots.flatMap(\.views) where isMistake(view, theme) {
        guard let title = view.slot[.titleTextAttributes] else { continue }
        theme.report(
          rule, atKeyOf: title.source,
          "the title has a colour, but the large title keeps the system's", fixIt: fixIt(view.slot, title, theme))
      }
    }
  }

  /// The title's colour for the large title too.
  private static func fixIt(_ slot: StyleObject, _ title: StyleEntry, _ theme: CheckedTheme) -> Diagnostic.FixIt? {
    guard let color = title.object?[.foregroundColor], color.valueSource.span.file == title.source.span.file else { return nil }
    let member = "\"foregroundColor\": \(color.valueSource.written)"
    let large = slot[.largeTitleTextAttributes]
    let edit: Diagnostic.Edit
    if let large {
      guard large.source.kind == .object, large.object?[.foregroundColor] == nil else { return nil }
      edit = theme.edits.addition(of: member, to: large.source)
    } else {
      edit = theme.edits.insertion(of: "\"largeTitleTextAttributes\": { \(member) }", after: title.source)
    }
    return .init("add \"largeTitleTextAttributes\": { \(member) }", edits: [edit], changesLook: true)
  }

  /// Whether a slot gives the title a colour and the large title, which is shown, none.
  static func isMistake(_ view: SlotSurface.View, _ theme: CheckedTheme) -> Bool {
    let large = view.slot[.largeTitleTextAttributes, .foregroundColor]
    guard showsLargeTitles(view.cell.style), large == nil || large?.isNull == true, !theme.chain.isDamaged,
      let title = view.slot[.titleTextAttributes, .foregroundColor], !title.isNone, let color = theme.color(title)
    else { return false }
    return color != .system(.label)
  }

  private static func showsLargeTitles(_ style: StyleObject) -> Bool {
    let prefers = style[.navigationBar, .prefersLargeTitles]?.boolean
    switch style[.navigationItem, .largeTitleDisplayMode]?.name {
    case "never": return false
    case "always", "inline": return prefers ?? true
    default: return prefers ?? false
    }
  }
}
