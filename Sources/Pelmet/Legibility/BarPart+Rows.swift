extension BarPart {
  /// All parts whose legibility is judged.
  package static let all: [BarPart] = titles + navigationItems + toolbarItems + tabs + badges + search + [statusBar]

  // MARK: Titles

  private static let titles = [
    title("title", "the title", "titleTextAttributes", else: .label, needs: .text),
    // An unwritten subtitle is left to the system, which shows it like the title.
    title("subtitle", "the subtitle", "subtitleTextAttributes", BarEra.glass, needs: .text),
    title("largeTitle", "the large title", "largeTitleTextAttributes", else: .label, needs: .largeText, isLarge: true),
    title("largeSubtitle", "the large subtitle", "largeSubtitleTextAttributes", BarEra.glass, needs: .largeText, isLarge: true),
  ]

  private static func title(
    _ id: String, _ words: String, _ key: String, _ eras: ClosedRange<BarEra> = BarEra.all,
    else system: Theme.SystemColor? = nil, needs need: Need, isLarge: Bool = false
  ) -> BarPart {
    BarPart(
      "navigationBar.\(id)", of: .navigationBar, words, system != nil && isLarge ? .largeTitle : .text,
      requires: isLarge ? ["navigationBar.prefersLargeTitles"] : [],
      seen: [Sight(eras, [Value("navigationBar.{slot}.\(key).foregroundColor")], else: system, on: .bar, needs: need)])
  }

  // MARK: Items

  private static let ownTint: Value = "barButtonItem.tintColor"
  private static let windowTint: Value = "window.tintColor"
  /// The tint of a prominent item. Whether that of its navigation bar reaches it, nobody knows (P-12).
  private static let navigationFills = [ownTint.path, "?navigationBar.tintColor", windowTint.path]
  private static let toolbarFills = [ownTint.path, "toolbar.tintColor", windowTint.path]

  /// An item has its own tint, else its bar's, else the window's (ITM-12). On glass it has its own or the label's colour: those of the
  /// bar and of the window do not reach it (P-12). The default back button is no item of the app, and has the bar's tint.
  private static let navigationItems =
    [
      BarPart(
        "navigationBar.button.tint", of: .navigationBar, "the tint",
        seen: [
          Sight(
            BarEra.beforeGlass, [ownTint, "navigationBar.tintColor", windowTint], else: .systemBlue, on: .bar, needs: .icon),
          Sight(BarEra.glass, [ownTint], on: .itemGlass, needs: .onGlass),
        ]),
      BarPart(
        "navigationBar.backButton.tint", of: .navigationBar, "the tint",
        seen: [Sight(BarEra.beforeGlass, ["navigationBar.tintColor", windowTint], on: .bar, needs: .icon)]),
      prominentItem(of: .navigationBar, filledBy: navigationFills),
    ] + buttons.flatMap { button(of: .navigationBar, $0, filledBy: navigationFills) }

  /// In toolbars the bar's tint reaches items on glass, too; nobody saw otherwise. The tint of all items is judged in navigation bars, for
  /// which most apps write it.
  private static let toolbarItems =
    [
      BarPart(
        "toolbar.button.tint", of: .toolbar, "the tint",
        seen: [
          Sight(BarEra.beforeGlass, ["toolbar.tintColor", windowTint], else: .systemBlue, on: .bar, needs: .icon),
          Sight(BarEra.glass, ["toolbar.tintColor"], on: .barGlass, needs: .onGlass),
        ]),
      prominentItem(of: .toolbar, filledBy: toolbarFills),
    ]
    + buttons.filter { $0.key != "backButtonAppearance" }.flatMap {
      button(of: .toolbar, $0, filledBy: toolbarFills)
    }

  /// From iOS 27 on a prominent item is white on its tint, whatever that is (LG-3). Only a theme that writes what prominent items look like
  /// says that there are some.
  private static func prominentItem(of bar: Bar, filledBy tints: [String]) -> BarPart {
    BarPart(
      "\(bar).prominentButton.symbol", of: bar, "a prominent item's symbol",
      requires: ["\(bar).{slot}.prominentButtonAppearance", "\(bar).{slot}.doneButtonAppearance"],
      seen: [
        Sight(
          .glass27 ... .glass27, [], else: .white, on: .filled(tints, else: .system(.systemBlue), words: "its tint"), needs: nil,
          advised: .icon)
      ])
  }

  private typealias Button = (key: String, words: String, isProminent: Bool)

  private static let buttons: [Button] = [
    ("buttonAppearance", "the button text", false), ("backButtonAppearance", "the back button text", false),
    ("doneButtonAppearance", "the done button text", true), ("prominentButtonAppearance", "the prominent button text", true),
  ]

  /// The text of a button, at rest and while touched: in the item's own colour, else in the slot's (ITM-12). All items of the app have
  /// the former, but what it is on is judged for plain ones in navigation bars, and for those that a slot writes. On glass a prominent
  /// button's text is judged at rest.
  private static func button(of bar: Bar, _ button: Button, filledBy tints: [String]) -> [BarPart] {
    let name = button.key.dropLast("Appearance".count)
    func value(_ state: String) -> [Value] {
      [
        Value("barButtonItem.titleTextAttributes.\(state).foregroundColor"),
        Value("\(bar).{slot}.\(button.key).\(state).titleTextAttributes.foregroundColor"),
      ]
    }
    let requires = bar == .navigationBar && button.key == "buttonAppearance" ? [] : ["\(bar).{slot}.\(button.key)"]
    let before = { Sight(BarEra.beforeGlass, value($0), on: .bar, needs: .text) }
    let glass: Ground = bar == .navigationBar ? .itemGlass : .barGlass
    let onGlass = { (state: String) -> [Sight] in
      guard button.isProminent else { return [Sight(BarEra.glass, value(state), on: glass, needs: .onGlass)] }
      // The tint fills the glass of a prominent item (LG-3).
      let ground = Ground.filled(tints, else: .system(.systemBlue), words: "the glass of its tint")
      return state == "normal" ? [Sight(BarEra.glass, value(state), on: ground, needs: .text)] : []
    }
    return [
      BarPart("\(bar).\(name).text", of: bar, button.words, requires: requires, seen: [before("normal")] + onGlass("normal")),
      BarPart(
        "\(bar).\(name).text.highlighted", of: bar, "\(button.words) while touched", requires: requires,
        seen: [before("highlighted")] + onGlass("highlighted")),
    ]
  }

  // MARK: Tabs

  private static let tabs = [
    BarPart(
      "tabBar.selected.icon", of: .tabBar, "the selected tab's icon",
      seen: [
        Sight(BarEra.beforeGlass, [item("selected.iconColor")] + tabTint, else: .systemBlue, on: .bar, needs: .icon),
        Sight(BarEra.glass, [item("selected.iconColor")] + tabTint, on: .lens, needs: .onGlass),
      ]),
    BarPart(
      "tabBar.selected.title", of: .tabBar, "the selected tab's title",
      seen: [
        Sight(
          BarEra.beforeGlass, [Value(item("selected.titleTextAttributes.foregroundColor").path, needs: .text)] + tabTint,
          else: .systemBlue, on: .bar, needs: .icon),
        // On glass the icon's colour is that of the title, too.
        Sight(
          BarEra.glass,
          [Value(item("selected.titleTextAttributes.foregroundColor").path, advised: .text), item("selected.iconColor")]
            + tabTint,
          on: .lens, needs: .onGlass),
      ]),
    // On glass, tabs that are not selected have colours of the system's (P-11).
    BarPart(
      "tabBar.normal.icon", of: .tabBar, "an unselected tab's icon", .unselected,
      seen: [Sight(BarEra.beforeGlass, [item("normal.iconColor"), unselectedTint], on: .bar, needs: .icon)]),
    BarPart(
      "tabBar.normal.title", of: .tabBar, "an unselected tab's title", .unselected,
      seen: [
        Sight(
          BarEra.beforeGlass, [item("normal.titleTextAttributes.foregroundColor"), unselectedTint], on: .bar, needs: .icon)
      ]),
  ]

  private static let tabTint: [Value] = ["tabBar.tintColor", windowTint]
  private static let unselectedTint: Value = "tabBar.unselectedItemTintColor"

  private static func item(_ key: String) -> Value { Value("tabBar.{slot}.{layout}.\(key)") }

  private static let badges = ["normal", "selected"].map { state in
    BarPart(
      "tabBar.\(state).badge", of: .tabBar, "the badge's text",
      seen: [
        Sight(
          BarEra.all, [item("\(state).badgeTextAttributes.foregroundColor")], else: .white,
          on: .filled([item("\(state).badgeBackgroundColor").path], else: .system(.systemRed), words: "the badge"), needs: .icon)
      ])
  }

  // MARK: Search

  /// A search bar stands in the navigation bar before iOS 26, and since then on glass over the page (LG-5), where its field has no
  /// colour of its own unless one is written. The scope buttons are a segmented control, whose colours are those of Apple's design kit for
  /// iOS 18; those since are not known.
  private static let search: [BarPart] = {
    let field = "searchBar.searchTextField"
    let filled = Ground.filled(["\(field).backgroundColor"], else: .system(.tertiarySystemFill), words: "the search field")
    let glass = Ground.filledGlass(["\(field).backgroundColor"], words: "the search field")
    func part(_ id: String, _ words: String, _ sights: [Sight]) -> BarPart {
      BarPart("searchBar.\(id)", of: .navigationBar, words, seen: sights)
    }
    func text(_ key: String, _ need: Need) -> [Sight] {
      let value = Value("\(field).\(key)")
      return [
        Sight(BarEra.beforeGlass, [value], on: filled, needs: need), Sight(BarEra.glass, [value], on: glass, needs: .onGlass),
      ]
    }
    func scope(_ state: String, on color: Theme.Color) -> [Sight] {
      [
        Sight(
          BarEra.beforeGlass, [Value("searchBar.scopeBarButtonTitleTextAttributes.\(state).foregroundColor")],
          on: .filled([], else: color, words: "its segment"), needs: .text)
      ]
    }
    return [
      part("text", "the search text", text("textColor", .text)),
      part("placeholder", "the placeholder", text("placeholderColor", .icon)),
      part(
        "cancelButton", "the cancel button",
        [
          Sight(
            BarEra.beforeGlass,
            [
              Value("searchBar.cancelButton.titleTextAttributes.normal.foregroundColor", needs: .text),
              "searchBar.cancelButton.tintColor", "searchBar.tintColor",
            ], on: .bar, needs: .icon)
        ]),
      part("scopeButton", "a scope button's title", scope("normal", on: .system(.tertiarySystemFill))),
      part(
        "selectedScopeButton", "the selected scope button's title",
        scope("selected", on: .adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x636366)))),
    ]
  }()

  // MARK: Status bar

  /// White or black; the default goes by the scheme before iOS 17, and by what lies under it since (STB-6).
  package static let statusBar = BarPart(
    "statusBar", of: .navigationBar, "the status bar", .statusBar,
    seen: [Sight(BarEra.all, ["statusBar.style"], on: .bar, needs: .icon)])
}
