internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A theme made for one scheme follows the system into the other.
enum FixedAppearance: ThemeRule {
  static let rule = Rule.fixedAppearance

  /// A colour that does not follow, in a theme that does.
  struct Mistake {
    let cell: CheckedCell
    let section: StyleKey
    let entry: StyleEntry
    let color: Theme.Color.RGB
    /// The problem, as the message says it.
    let what: String
  }

  static func check(_ theme: CheckedTheme) {
    let mistakes = theme.failures.fixedAppearances
    for mistake in mistakes { report(mistake, theme) }
    let pages = Set(mistakes.filter { $0.section == .content }.map(\.cell.place))
    for group in theme.legibility.groups where !pages.contains(group.cells.place) { checkTabBar(of: group, theme) }
  }

  /// From iOS 26 on, the colour of a tab bar's view is a rectangle behind the floating bar: seen as it is, in both schemes.
  private static func checkTabBar(of group: Legibility.Group, _ theme: CheckedTheme) {
    guard group.cells.followsSystem else { return }
    var colors: [Theme.Traits.Scheme: Set<Theme.Color.RGB?>] = [:]
    var first: StyleEntry?
    for view in group.views {
      let looks = view.looks.filter { BarEra.glass.contains($0.era) && ($0.variant == .light || $0.variant == .dark) }
      guard !looks.isEmpty, let entry = view.style[.tabBar, .backgroundColor], entry.isSet, !entry.isNone,
        let color = theme.color(entry)
      else { continue }
      first = first ?? entry
      for look in looks { colors[look.scheme, default: []].insert(look.rgb(color)) }
    }
    guard let first, let light = colors[.light], light == colors[.dark], light.count == 1, let color = light.first ?? nil,
      color.alpha > 0
    else { return }
    let change = SystemChange.tabBarViewColor
    theme.report(
      rule, severity: theme.severityOfGlass, at: first.valueSource,
      "\(change.sentence), in light as in dark, but the theme follows the system", notes: [.init(change.basis)],
      fix: "write \"light\" and \"dark\" for it, or remove it")
  }

  /// The page of some cells that follow the system, if it is the same in light and dark.
  static func page(of group: Legibility.Group) -> Mistake? {
    guard group.cells.followsSystem else { return nil }
    var colors: [Theme.Traits.Scheme: Set<Theme.Color.RGB?>] = [:]
    var first: (cell: CheckedCell, entry: StyleEntry)?
    for view in group.views {
      guard case .color(let color, let entry) = view.page else { return nil }
      first = first ?? (view.cell, entry)
      for look in view.looks where look.variant == .light || look.variant == .dark {
        colors[look.scheme, default: []].insert(look.rgb(color))
      }
    }
    guard let first, let light = colors[.light], light == colors[.dark], light.count == 1, let color = light.first ?? nil,
      color.alpha > 0
    else { return nil }
    return Mistake(
      cell: first.cell, section: .content, entry: first.entry, color: color, what: "the page is the same in light and dark")
  }

  /// A bar on which all that fails is the system's, in one scheme, on a background that does not change.
  static func bar(
    _ bar: BarSurface, _ failures: [LegibilityFailure], of group: Legibility.Group
  ) -> Mistake? {
    let pairs = failures.filter { !$0.pair.isStatusBar }
    guard group.cells.followsSystem, let first = pairs.first, Set(pairs.flatMap(\.schemes)).count == 1,
      pairs.allSatisfy({ $0.pair.isSystem && $0.pair.ground.isBar })
    else { return nil }
    for failure in pairs {
      guard failure.ground.color != nil, bar.slots.first(where: { $0.name == failure.slot })?.fixedColor != nil else {
        return nil
      }
    }
    guard let entry = first.ground.colorEntry, let color = bar.slots.first(where: { $0.name == first.slot })?.fixedColor else {
      return nil
    }
    return Mistake(
      cell: first.cell, section: bar.bar.section, entry: entry, color: color,
      what: "the \(bar.bar.noun) is the same in light and dark, and \(first.pair.what) is not")
  }

  private static func report(_ mistake: Mistake, _ theme: CheckedTheme) {
    let style = mistake.color.luminance > 0.18 ? "light" : "dark"
    let color = mistake.entry.valueSource
    let summary = "\(mistake.what), but the theme follows the system"
    let fix = "write \"userInterfaceStyle\": \"\(style)\""
    if let written = mistake.cell.style[.userInterfaceStyle], theme.rank(written.source) >= theme.rank(color) {
      theme.report(
        rule, at: written.source, summary, notes: [.init("the colour is written here", at: color.span)],
        fixIt: .init(fix, edits: [.init(written.source.span, "\"\(style)\"")], changesLook: true))
      return
    }
    let insertion = section(of: mistake).map { theme.edits.insertion(of: "\"userInterfaceStyle\": \"\(style)\"", before: $0) }
    theme.report(rule, at: color, summary, fixIt: insertion.map { .init(fix, edits: [$0], changesLook: true) }, fix: fix)
  }

  /// The section in which the colour is written, in front of which the style goes; `nil` in a condition.
  private static func section(of mistake: Mistake) -> JSONValue? {
    let color = mistake.entry.valueSource
    guard let section = mistake.cell.style[mistake.section]?.source, let key = section.keySpan, key.file == color.span.file,
      color.pointer.hasPrefix(section.pointer + "/"), !section.pointer.contains("/when/"), !section.pointer.hasPrefix("/when/")
    else { return nil }
    return section
  }
}
