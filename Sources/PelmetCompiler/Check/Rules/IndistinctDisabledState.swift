internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Disabled items that look enabled.
enum IndistinctDisabledState: ThemeRule {
  static let rule = Rule.indistinctDisabledState

  static func check(_ theme: CheckedTheme) {
    for group in theme.legibility.groups {
      var sites: [(source: JSONValue, normal: JSONValue, disabled: StyleEntry, looks: [Look], isSame: Bool)] = []
      for (index, view) in group.views.enumerated() {
        for states in stateObjects(slots(group, index), view.style) {
          for pair in pairs(states) {
            let source = site(pair.disabled, pair.normal, states)
            let known = sites.firstIndex { $0.source.span == source.span }
            // In another cell, or another layout, it may be told apart.
            if let known, !sites[known].isSame { continue }
            let isSame = isIndistinct(pair.normal, pair.disabled, in: view.looks, theme)
            if let known {
              sites[known].isSame = isSame
            } else {
              sites.append((source, pair.normal.valueSource, pair.disabled, view.looks, isSame))
            }
          }
        }
      }
      for site in sites where site.isSame {
        theme.report(
          rule, at: site.source, "disabled items look like enabled ones",
          notes: [.init("the normal colour is written here", at: site.normal.span)],
          fixIt: paler(site.disabled, site.source, in: site.looks, theme))
      }
    }
  }

  /// The slots of a cell that are not merely the name of another one.
  private static func slots(_ group: Legibility.Group, _ index: Int) -> [StyleObject] {
    group.bars.flatMap { bar in
      bar.slots.flatMap { slot in slot.views.lazy.filter { $0.index == index && !$0.isName }.map(\.slot) }
    }
  }

  /// Every object with the states `normal` and `disabled`.
  private static func stateObjects(_ slots: [StyleObject], _ style: StyleObject) -> [StyleObject] {
    let legacy = [
      style[.barButtonItem, .titleTextAttributes], style[.tabBarItem, .titleTextAttributes],
      style[.searchBar, .cancelButton, .titleTextAttributes], style[.searchBar, .scopeBarButtonTitleTextAttributes],
    ]
    return slots.flatMap { slot in keys.compactMap(slot.object) } + legacy.compactMap { $0?.object }
  }

  private static let keys =
    [.buttonAppearance, .doneButtonAppearance, .prominentButtonAppearance, .backButtonAppearance] + StyleKey.itemLayouts

  private static func pairs(_ states: StyleObject) -> [(normal: StyleEntry, disabled: StyleEntry)] {
    guard let normal = states.object(.normal), let disabled = states.object(.disabled) else { return [] }
    return [
      (normal[.titleTextAttributes, .foregroundColor], disabled[.titleTextAttributes, .foregroundColor]),
      (normal[.foregroundColor], disabled[.foregroundColor]), (normal[.iconColor], disabled[.iconColor]),
    ].compactMap { normal, disabled in
      guard let normal, let disabled, !normal.isNone, !disabled.isNone else { return nil }
      return (normal, disabled)
    }
  }

  /// Where the disabled colour is written: a state that is the name of the other one writes it there.
  private static func site(_ disabled: StyleEntry, _ normal: StyleEntry, _ states: StyleObject) -> JSONValue {
    guard disabled.valueSource.span == normal.valueSource.span, let state = states[.disabled] else {
      return disabled.valueSource
    }
    return state.source
  }

  /// The colour with less alpha; `nil` where a state is the name of the other one, or the colour lets something through already.
  private static func paler(
    _ disabled: StyleEntry, _ source: JSONValue, in looks: [Look], _ theme: CheckedTheme
  ) -> Diagnostic.FixIt? {
    guard source.span == disabled.valueSource.span, let color = theme.color(disabled),
      looks.allSatisfy({ look in look.rgb(color).map { $0.alpha == 255 } ?? true })
    else { return nil }
    let text = "{ \"color\": \(source.written), \"alpha\": 0.4 }"
    return .init("write \(text)", edits: [theme.edits.replacement(of: source, with: text)], changesLook: true)
  }

  private static func isIndistinct(_ normal: StyleEntry, _ disabled: StyleEntry, in looks: [Look], _ theme: CheckedTheme) -> Bool
  {
    guard let normal = theme.color(normal), let disabled = theme.color(disabled) else { return false }
    return looks.allSatisfy { look in
      guard let a = look.rgb(normal), let b = look.rgb(disabled) else { return normal == disabled }
      return a.alpha > 0 && isNear(a, b)
    }
  }

  /// Each channel within 0.03 of 1, the alpha within 0.05.
  private static func isNear(_ a: Theme.Color.RGB, _ b: Theme.Color.RGB) -> Bool {
    func distance(_ channel: KeyPath<Theme.Color.RGB, UInt8>) -> Double {
      abs(Double(a[keyPath: channel]) - Double(b[keyPath: channel])) / 255
    }
    return distance(\.red) <= 0.03 && distance(\.green) <= 0.03 && distance(\.blue) <= 0.03 && distance(\.alpha) <= 0.05
  }
}
