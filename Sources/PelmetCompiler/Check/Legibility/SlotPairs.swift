internal import Pelmet
internal import PelmetSyntax

/// Which texts and icons stand on a slot, with the least contrast of each.
package struct SlotPairs {
  let theme: CheckedTheme
  let style: StyleObject
  let bar: BarSection
  let slot: StyleObject
  let ground: SlotGround
  package private(set) var pairs: [LegibilityPair] = []

  package init(
    _ theme: CheckedTheme, _ style: StyleObject, _ bar: BarSection, _ slotName: StyleKey, _ slot: StyleObject,
    _ ground: SlotGround
  ) {
    (self.theme, self.style, self.bar, self.slot, self.ground) = (theme, style, bar, slot, ground)
    switch bar {
    case .navigationBar: addNavigationBar()
    case .toolbar:
      let tint = tint
      add("the tint", tint, else: .systemBlue, 3)
      addButtons(prominentTint: .some(tint))
    case .tabBar, .tabBarItem: addTabBar()
    case .searchBar: addSearchField()
    }
    if bar.isUnderStatusBar(slotName) { addStatusBar() }
  }

  // MARK: Bars

  private mutating func addNavigationBar() {
    add("the title", slot[.titleTextAttributes, .foregroundColor], else: .label, 4.5)
    // An unwritten subtitle is left to the system, which shows it like the title.
    add("the subtitle", slot[.subtitleTextAttributes, .foregroundColor], else: nil, 4.5, eras: Self.from26)
    if style[.navigationBar, .prefersLargeTitles]?.boolean == true {
      add("the large title", slot[.largeTitleTextAttributes, .foregroundColor], else: .label, 3, kind: .largeTitle)
      add("the large subtitle", slot[.largeSubtitleTextAttributes, .foregroundColor], else: nil, 3, eras: Self.from26)
    }
    let own = written(style[.barButtonItem, .tintColor])
    let inherited = written(style[.navigationBar, .tintColor])
    if inherited == nil, own != nil {
      add("the tint", own, else: nil, 3)
    } else {
      add("the tint", tint, else: .systemBlue, 3, eras: Self.before26)
      // On glass the bar's tint does not reach items, and those without a tint of their own have the label's colour (P-12).
      add("the tint", own, else: nil, 3, eras: Self.from26)
    }
    addButtons(prominentTint: own == nil && inherited != nil ? nil : .some(own ?? tint))
  }

  /// The tint of items: the bar's, else that of all items, else the window's, else the system's (ITM-12, BAR-8).
  private var tint: StyleEntry? {
    written(style[bar.section, .tintColor], style[.barButtonItem, .tintColor], style[.window, .tintColor])
  }

  /// - Parameter prominentTint: The tint that fills the glass of prominent items; inside `nil` for the system's, outside if none is known.
  private mutating func addButtons(prominentTint: StyleEntry??) {
    for (key, what, touched) in Self.buttons {
      guard let buttons = slot.object(key) else { continue }
      add(what, buttons[.normal, .titleTextAttributes, .foregroundColor], else: nil, 4.5)
      add(touched, buttons[.highlighted, .titleTextAttributes, .foregroundColor], else: nil, 4.5)
    }
    for (key, what, touched) in Self.prominentButtons {
      guard let buttons = slot.object(key) else { continue }
      let normal = buttons[.normal, .titleTextAttributes, .foregroundColor]
      add(what, normal, else: nil, 4.5, eras: Self.before26)
      add(touched, buttons[.highlighted, .titleTextAttributes, .foregroundColor], else: nil, 4.5, eras: Self.before26)
      // The tint fills the glass of a prominent item (LG-3).
      guard let tint = prominentTint, let glass = tint == nil ? Theme.Color.system(.systemBlue) : theme.color(tint) else {
        continue
      }
      add(what, normal, else: nil, 4.5, on: (glass, tint, "the glass of its tint"), eras: Self.from26)
    }
  }

  private typealias Button = (key: StyleKey, what: String, touched: String)

  private static let buttons: [Button] = [
    (.buttonAppearance, "the button text", "the button text while touched"),
    (.backButtonAppearance, "the back button text", "the back button text while touched"),
  ]

  private static let prominentButtons: [Button] = [
    (.doneButtonAppearance, "the done button text", "the done button text while touched"),
    (.prominentButtonAppearance, "the prominent button text", "the prominent button text while touched"),
  ]

  /// Items and backgrounds before iOS 26. Since then items are on glass, whatever the slot's background (P-15), and those that are not
  /// selected have colours of the system's (P-11): how legible they are, is the system's to say.
  private mutating func addTabBar() {
    let tint = written(style[.tabBar, .tintColor], style[.window, .tintColor])
    let unselectedTint = written(style[.tabBar, .unselectedItemTintColor])
    for layout in StyleKey.itemLayouts {
      let items = slot.object(layout)
      add(
        "the selected tab's icon", written(items?[.selected, .iconColor], tint), else: .systemBlue, 3, eras: Self.before26)
      add(
        "the selected tab's title", written(items?[.selected, .titleTextAttributes, .foregroundColor], tint),
        else: .systemBlue, 3, eras: Self.before26)
      add(
        "an unselected tab's icon", written(items?[.normal, .iconColor], unselectedTint), else: nil, 3, kind: .unselected,
        eras: Self.before26)
      add(
        "an unselected tab's title", written(items?[.normal, .titleTextAttributes, .foregroundColor], unselectedTint),
        else: nil, 3, kind: .unselected, eras: Self.before26)
      for state in [StyleKey.normal, .selected] {
        guard let item = items?.object(state) else { continue }
        let background = written(item[.badgeBackgroundColor])
        let text = written(item[.badgeTextAttributes, .foregroundColor])
        guard background != nil || text != nil,
          let color = background == nil ? Theme.Color.system(.systemRed) : theme.color(background)
        else { continue }
        add("the badge's text", text, else: .white, 3, on: (color, background, "the badge"))
      }
    }
  }

  /// Judged only with a background of its own: what is under the field is not known.
  private mutating func addSearchField() {
    guard ground.color != nil else { return }
    add("the search text", slot[.textColor], else: nil, 4.5)
    add("the placeholder", slot[.placeholderColor], else: nil, 3)
  }

  private static let before26 = Look.Era.schemeStatusBar...Look.Era.dynamicStatusBar
  private static let from26 = Look.Era.glass...Look.Era.glass

  /// The style that applies: white or black; the default goes by the scheme before iOS 17, and by what lies under it since (STB-6).
  private mutating func addStatusBar() {
    guard style[.statusBar, .isHidden]?.boolean != true else { return }
    let entry = written(style[.statusBar, .style])
    guard entry != nil || isJudgedUnwritten else { return }
    let before17 = Look.Era.schemeStatusBar...Look.Era.schemeStatusBar
    let (white, black) = (Theme.Color.rgb(.white), Theme.Color.rgb(.black))
    let content: Theme.Color? =
      switch entry == nil ? "default" : entry?.name {
      case "lightContent": white
      case "darkContent": black
      case "default": .adaptive(light: black, dark: white)
      default: nil
      }
    guard let content else { return }
    var pair = LegibilityPair(kind: .statusBar, what: "the status bar", color: content, entry: entry, minimum: 3)
    if entry == nil || entry?.name == "default" { pair.eras = before17 }
    pairs.append(pair)
  }

  // MARK: Adding

  /// The first of some entries that says something.
  private func written(_ entries: StyleEntry?...) -> StyleEntry? {
    entries.lazy.compactMap { $0 }.first { !$0.isNull }
  }

  /// Whether the system's values are judged: only where the slot writes a colour, and where no mistake was reported that may be why
  /// a value is missing.
  private var isJudgedUnwritten: Bool { ground.color != nil && !theme.chain.isDamaged }

  private mutating func add(
    _ what: String, _ entry: StyleEntry?, else system: Theme.SystemColor?, _ minimum: Double, kind: LegibilityPair.Kind = .text,
    on between: (color: Theme.Color, entry: StyleEntry?, what: String)? = nil, eras: ClosedRange<Look.Era>? = nil
  ) {
    let entry = written(entry)
    let eras = eras ?? Look.Era.all
    // The layouts of tabs mostly say the same.
    let span = entry?.valueSource.span
    let isKnown = pairs.contains { pair in
      pair.what == what && pair.eras == eras && pair.entry?.valueSource.span == span
        && pair.ground?.entry?.valueSource.span == between?.entry?.valueSource.span
    }
    guard !isKnown else { return }
    let color: Theme.Color
    if entry != nil {
      guard let bound = theme.color(entry) else { return }
      color = bound
    } else {
      guard let system, isJudgedUnwritten || between?.entry != nil else { return }
      color = .system(system)
    }
    pairs.append(
      LegibilityPair(kind: kind, what: what, color: color, entry: entry, minimum: minimum, ground: between, eras: eras))
  }
}
