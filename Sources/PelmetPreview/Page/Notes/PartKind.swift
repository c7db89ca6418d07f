#if MODELCORE
  internal import PelmetDiagnostics

  /// The properties of themes that draw a kind of part, such as the title of a navigation bar.
  package struct PartKind: Sendable {
    /// As pictures name it, with `*` for a position: `tabBar.item.*.icon`.
    package let name: String
    /// For people; `*` stands for the position, counted from 1.
    package let title: String
    /// The section of themes to which the slots belong; empty for a part that no slot draws.
    package let bar: String
    /// In the slot that answers. `{layout}`, `{state}` and `{button}` stand for what the part is in at the moment.
    package let keys: [String]
    /// Paths that count only where no slot answers.
    package let legacy: [String]
    /// Paths that count beside slot or legacy values. `{tint}` stands for the tints of the tab's state.
    package let paths: [String]
    /// The ids of the parts whose contrast is its own (``BarPart``).
    package let contrasts: [String]

    private init(
      _ name: String, _ title: String, bar: String = "", keys: [String] = [], legacy: [String] = [], paths: [String] = [],
      contrasts: [String] = []
    ) {
      (self.name, self.title, self.bar, self.keys) = (name, title, bar, keys)
      (self.legacy, self.paths, self.contrasts) = (legacy, paths, contrasts)
    }

    package static let all =
      bar("navigationBar", "Navigation bar") + titles + navigationItems + bar("toolbar", "Toolbar") + [toolbarItem]
      + bar("tabBar", "Tab bar") + tabs + surroundings

    /// An image covers the colour.
    private static let background = [
      "background", "backgroundImage", "backgroundImageContentMode", "backgroundColor", "backgroundEffect",
      "overrideUserInterfaceStyle",
    ]

    private static func bar(_ name: String, _ title: String) -> [PartKind] {
      let legacy = ["barStyle", "isTranslucent", "backgroundImage", "barTintColor"].map { "\(name).\($0)" }
      let paths = ["\(name).backgroundColor", "\(name).userInterfaceStyle"]
      return [
        PartKind(name, title, bar: name, keys: background, legacy: legacy, paths: paths),
        PartKind("\(name).background", "\(title), background", bar: name, keys: background, legacy: legacy, paths: paths),
        PartKind(
          "\(name).shadow", "\(title), shadow", bar: name, keys: ["shadowColor", "shadowImage"], legacy: ["\(name).shadowImage"]),
      ]
    }

    private static let titles = [
      PartKind(
        "navigationBar.title", "Title", bar: "navigationBar", keys: ["titleTextAttributes", "titlePositionAdjustment"],
        legacy: ["navigationBar.titleTextAttributes", "navigationBar.titleVerticalPositionAdjustment"],
        contrasts: ["navigationBar.title"]),
      PartKind(
        "navigationBar.subtitle", "Subtitle", bar: "navigationBar", keys: ["subtitleTextAttributes"],
        contrasts: ["navigationBar.subtitle"]),
      PartKind(
        "navigationBar.largeTitle", "Large title", bar: "navigationBar", keys: ["largeTitleTextAttributes"],
        legacy: ["navigationBar.largeTitleTextAttributes"], paths: ["navigationBar.prefersLargeTitles"],
        contrasts: ["navigationBar.largeTitle"]),
      PartKind(
        "navigationBar.largeSubtitle", "Large subtitle", bar: "navigationBar", keys: ["largeSubtitleTextAttributes"],
        contrasts: ["navigationBar.largeSubtitle"]),
    ]

    /// An item's own tint counts before that of its bar (ITM-12).
    private static func itemPaths(_ bar: String) -> [String] {
      ["barButtonItem.titleTextAttributes", "barButtonItem.tintColor", "\(bar).tintColor", "window.tintColor"]
    }

    private static func buttonContrasts(_ bar: String) -> [String] {
      ["text", "tint", "symbol"].map { "\(bar).{button}.\($0)" }
    }

    private static let navigationItems =
      [
        // The default back button is no item of the app: it has the bar's tint.
        PartKind(
          "navigationBar.backButton", "Back button", bar: "navigationBar",
          keys: ["backButtonAppearance", "backIndicatorImage", "backIndicatorTransitionMaskImage"],
          legacy: ["navigationBar.backIndicatorImage", "navigationBar.backIndicatorTransitionMaskImage"],
          paths: ["navigationBar.tintColor", "window.tintColor", "navigationItem.backButtonDisplayMode"],
          contrasts: ["navigationBar.backButton.text", "navigationBar.backButton.tint"])
      ]
      + [("leadingItem", "Leading item *"), ("centerItem", "Centre item *"), ("trailingItem", "Trailing item *")].map {
        name, title in
        PartKind(
          "navigationBar.\(name).*", title, bar: "navigationBar", keys: ["{button}Appearance"],
          paths: itemPaths("navigationBar"), contrasts: buttonContrasts("navigationBar"))
      }

    private static let toolbarItem = PartKind(
      "toolbar.item.*", "Toolbar item *", bar: "toolbar", keys: ["{button}Appearance"], paths: itemPaths("toolbar"),
      contrasts: buttonContrasts("toolbar"))

    private static let tabs: [PartKind] = {
      let icon = "{layout}.{state}.iconColor"
      let title = ["{layout}.{state}.titleTextAttributes", "{layout}.{state}.titlePositionAdjustment"]
      let badge = [
        "badgeBackgroundColor", "badgeTextAttributes", "badgePositionAdjustment", "badgeTitlePositionAdjustment",
      ].map { "{layout}.{state}.\($0)" }
      let titlePaths = ["tabBarItem.titleTextAttributes.{state}", "tabBarItem.titlePositionAdjustment"]
      let badgePaths = ["tabBarItem.badgeColor", "tabBarItem.badgeTextAttributes.{state}"]
      return [
        PartKind("tabBar.glass", "Tab bar, glass", bar: "tabBar", keys: background),
        PartKind(
          "tabBar.selection", "Selected tab, indicator", bar: "tabBar",
          keys: ["selectionIndicatorTintColor", "selectionIndicatorImage"], legacy: ["tabBar.selectionIndicatorImage"]),
        PartKind(
          "tabBar.item.*", "Tab *", bar: "tabBar", keys: [icon] + title + badge,
          paths: ["{tint}"] + titlePaths + badgePaths,
          contrasts: ["tabBar.{state}.icon", "tabBar.{state}.title", "tabBar.{state}.badge"]),
        PartKind(
          "tabBar.item.*.icon", "Tab *, icon", bar: "tabBar", keys: [icon], paths: ["{tint}"],
          contrasts: ["tabBar.{state}.icon"]),
        PartKind(
          "tabBar.item.*.title", "Tab *, title", bar: "tabBar", keys: title, paths: ["{tint}"] + titlePaths,
          contrasts: ["tabBar.{state}.title"]),
        PartKind(
          "tabBar.item.*.badge", "Tab *, badge", bar: "tabBar", keys: badge, paths: badgePaths,
          contrasts: ["tabBar.{state}.badge"]),
      ]
    }()

    private static let surroundings = [
      PartKind("statusBar", "Status bar", paths: ["statusBar"], contrasts: ["statusBar"]),
      PartKind("content", "Content", paths: ["content.backgroundColor", "window.backgroundColor"]),
      PartKind("edge.top", "Edge at the top", paths: ["content.scrollEdge.top"]),
      PartKind("edge.bottom", "Edge at the bottom", paths: ["content.scrollEdge.bottom"]),
      PartKind(
        "searchBar", "Search bar",
        paths: ["searchBar.barStyle", "searchBar.searchBarStyle", "searchBar.isTranslucent", "searchBar.tintColor"]),
      PartKind(
        "searchBar.background", "Search bar, background",
        paths: ["searchBar.barTintColor", "searchBar.backgroundImage", "searchBar.barStyle", "searchBar.isTranslucent"]),
      PartKind(
        "searchBar.field", "Search field", paths: ["searchBar.searchTextField", "searchBar.searchFieldBackgroundImage"],
        contrasts: ["searchBar.text", "searchBar.placeholder"]),
      PartKind("searchBar.icon", "Search bar, icon", paths: ["searchBar.searchTextField.iconColor", "searchBar.iconImage"]),
      PartKind("windowControls", "Window controls", paths: ["window.windowingControlStyle"]),
      PartKind("homeIndicator", "Home indicator"), PartKind("tabBar.accessory", "Tab bar, accessory"),
      PartKind("verticalBar", "Upright bar"),
    ]

    /// Whether a part of a picture is of this kind.
    func isKind(of part: some StringProtocol) -> Bool {
      let names = (part.split(separator: "."), name.split(separator: "."))
      return names.0.count == names.1.count
        && zip(names.0, names.1).allSatisfy { $0 == $1 || $1 == "*" && $0.allSatisfy(\.isNumber) }
    }

    /// Whether its contrasts include that of an id.
    func contrasts(include id: String) -> Bool {
      contrasts.contains { template in
        ["selected", "normal"].contains { id == template.replacing("{state}", with: $0) }
          || ["button", "prominentButton"].contains { id == template.replacing("{button}", with: $0) }
      }
    }

    /// All kinds by their names, for the page's script.
    static var json: String {
      let members = all.map { kind in
        let object = JSONText.object([
          "title": JSONText.scriptString(kind.title), "bar": JSONText.scriptString(kind.bar),
          "keys": JSONText.array(kind.keys.map(JSONText.scriptString)),
          "legacy": JSONText.array(kind.legacy.map(JSONText.scriptString)),
          "paths": JSONText.array(kind.paths.map(JSONText.scriptString)),
          "contrasts": JSONText.array(kind.contrasts.map(JSONText.scriptString)),
        ])
        return "\(JSONText.scriptString(kind.name)):\(object)"
      }
      return "{\(members.joined(separator: ","))}"
    }
  }
#endif
