#if MODELCORE
  import Pelmet
  import PelmetDiagnostics

  /// A text or an icon of a bar, and the values that give it its colour.
  struct BarText {
    /// The rule that says how legible it has to be.
    let rule: Rule
    /// The text in messages: `the title`.
    let what: String
    /// The least ratio of WCAG 2.
    let minimum: Double
    let color: Color
    /// The background between it and the bar: a badge, the glass of a prominent item.
    var background: (what: String, color: Color)?
    /// Whether it is seen so from iOS 26 on, or before; nil on every system.
    var from26: Bool?

    /// A colour that one of several values gives.
    struct Color {
      /// The values; the first that is written decides.
      let values: [Value]
      /// The system's colour where none is written; nil where that is not judged.
      let system: Theme.SystemColor?

      struct Value {
        /// As keys from the top of a layer.
        let key: String
        let get: (Theme.Style) -> Theme.Color?
      }

      init(_ values: [Value], else system: Theme.SystemColor?) { (self.values, self.system) = (values, system) }

      /// The value that decides in a style.
      func written(in style: Theme.Style) -> Value? { values.first { $0.get(style) != nil } }
    }
  }

  extension BarText {
    /// The words for a ratio that is too low.
    static func verdict(_ ratio: Double) -> String { ratio < 1.5 ? "cannot be read" : "is hard to read" }

    /// The texts and icons of one slot of a bar.
    static func texts(of bar: AuditedBar, _ slot: BarPaint.Slot, in style: Theme.Style) -> [BarText] {
      switch bar {
      case .navigationBar: titles(slot, style) + navigationTint + buttons(of: bar, slot, style)
      case .toolbar:
        [BarText(rule: .lowContrast, what: "the tint", minimum: 3, color: tintColor(of: bar))] + buttons(of: bar, slot, style)
      case .tabBar: layouts.flatMap { items(slot, $0) }
      }
    }

    private typealias Title = (key: String, get: (Theme.NavigationBarAppearance) -> Theme.TextAttributes?)

    private static func titles(_ slot: BarPaint.Slot, _ style: Theme.Style) -> [BarText] {
      func text(
        _ what: String, _ minimum: Double, _ title: Title, else system: Theme.SystemColor? = .label, from26: Bool? = nil
      ) -> BarText {
        let written = Color.Value(key: "navigationBar.\(slot).\(title.key).foregroundColor") { style in
          slot.navigationBar(style).flatMap(title.get)?.foregroundColor
        }
        return BarText(
          rule: .lowContrast, what: what, minimum: minimum, color: Color([written], else: system), from26: from26)
      }
      // An unwritten subtitle is left to the system, which shows it like the title.
      let small = [
        text("the title", 4.5, ("titleTextAttributes", { $0.titleTextAttributes })),
        text("the subtitle", 4.5, ("subtitleTextAttributes", { $0.subtitleTextAttributes }), else: nil, from26: true),
      ]
      guard style.navigationBar?.prefersLargeTitles == true else { return small }
      return small + [
        text("the large title", 3, ("largeTitleTextAttributes", { $0.largeTitleTextAttributes })),
        text(
          "the large subtitle", 3, ("largeSubtitleTextAttributes", { $0.largeSubtitleTextAttributes }), else: nil, from26: true),
      ]
    }

    /// The tint of items in a navigation bar. From iOS 26 on, items have none but their own (P-12).
    private static var navigationTint: [BarText] {
      [
        BarText(rule: .lowContrast, what: "the tint", minimum: 3, color: tintColor(of: .navigationBar), from26: false),
        BarText(rule: .lowContrast, what: "the tint", minimum: 3, color: Color([itemTint], else: nil), from26: true),
      ]
    }

    /// The tint of items: the bar's, else that of all items, else the window's (ITM-12, BAR-8).
    private static func tintColor(of bar: AuditedBar) -> Color {
      let own = Color.Value(key: "\(bar).tintColor") { style in
        bar == .toolbar ? style.toolbar?.tintColor : style.navigationBar?.tintColor
      }
      return Color([own, itemTint, window], else: .systemBlue)
    }

    /// The tint that fills the glass of prominent items; `nil` where it is not known: a navigation bar's own may not reach them (P-12).
    private static func prominentTint(of bar: AuditedBar, _ style: Theme.Style) -> Color? {
      guard bar == .navigationBar else { return tintColor(of: bar) }
      if style.navigationBar?.tintColor != nil, style.barButtonItem?.tintColor == nil { return nil }
      return Color([itemTint, window], else: .systemBlue)
    }

    private static var itemTint: Color.Value {
      Color.Value(key: "barButtonItem.tintColor") { $0.barButtonItem?.tintColor }
    }

    private static var window: Color.Value { Color.Value(key: "window.tintColor") { $0.window?.tintColor } }

    private typealias Button = (key: String, what: String, isProminent: Bool)

    private static let allButtons: [Button] = [
      ("buttonAppearance", "the button text", false), ("backButtonAppearance", "the back button text", false),
      ("doneButtonAppearance", "the done button text", true), ("prominentButtonAppearance", "the prominent button text", true),
    ]

    private static func buttons(of bar: AuditedBar, _ slot: BarPaint.Slot, _ style: Theme.Style) -> [BarText] {
      allButtons.flatMap { button -> [BarText] in
        let appearance = { (style: Theme.Style) -> Theme.BarButtonItemAppearance? in
          let (navigationBar, toolbar) = (slot.navigationBar(style), slot.toolbar(style))
          switch button.key {
          case "buttonAppearance": return bar == .toolbar ? toolbar?.buttonAppearance : navigationBar?.buttonAppearance
          case "backButtonAppearance": return bar == .toolbar ? nil : navigationBar?.backButtonAppearance
          case "doneButtonAppearance":
            return bar == .toolbar ? toolbar?.doneButtonAppearance : navigationBar?.doneButtonAppearance
          default: return bar == .toolbar ? toolbar?.prominentButtonAppearance : navigationBar?.prominentButtonAppearance
          }
        }
        let key = "\(bar).\(slot).\(button.key)"
        let normal = Color(
          [
            .init(key: "\(key).normal.titleTextAttributes.foregroundColor") {
              appearance($0)?.normal?.titleTextAttributes?.foregroundColor
            }
          ],
          else: nil)
        let touched = Color(
          [
            .init(key: "\(key).highlighted.titleTextAttributes.foregroundColor") {
              appearance($0)?.highlighted?.titleTextAttributes?.foregroundColor
            }
          ], else: nil)
        let before26 = button.isProminent ? false : nil as Bool?
        var texts = [
          BarText(rule: .lowContrast, what: button.what, minimum: 4.5, color: normal, from26: before26),
          BarText(rule: .lowContrast, what: "\(button.what) while touched", minimum: 4.5, color: touched, from26: before26),
        ]
        // The tint fills the glass of a prominent item (LG-3).
        if button.isProminent, let tint = prominentTint(of: bar, style) {
          texts.append(
            BarText(
              rule: .lowContrast, what: button.what, minimum: 4.5, color: normal,
              background: ("the glass of its tint", tint), from26: true))
        }
        return texts
      }
    }

    private typealias Layout = (key: String, get: (Theme.TabBarAppearance) -> Theme.TabBarItemAppearance?)

    private static var layouts: [Layout] {
      [
        ("stackedLayoutAppearance", { $0.stackedLayoutAppearance }), ("inlineLayoutAppearance", { $0.inlineLayoutAppearance }),
        ("compactInlineLayoutAppearance", { $0.compactInlineLayoutAppearance }),
      ]
    }

    /// Items and badges of a tab bar. From iOS 26 on, items are on glass, whatever the background (P-11, P-15).
    private static func items(_ slot: BarPaint.Slot, _ layout: Layout) -> [BarText] {
      func value(_ key: String, _ get: @escaping (Theme.TabBarItemAppearance) -> Theme.Color?) -> Color.Value {
        .init(key: "tabBar.\(slot).\(layout.key).\(key)") { style in slot.tabBar(style).flatMap(layout.get).flatMap(get) }
      }
      let tint = [Color.Value(key: "tabBar.tintColor") { $0.tabBar?.tintColor }, window]
      let unselected = [Color.Value(key: "tabBar.unselectedItemTintColor") { $0.tabBar?.unselectedItemTintColor }]
      let selectedIcon = value("selected.iconColor") { $0.selected?.iconColor }
      let selectedTitle = value("selected.titleTextAttributes.foregroundColor") {
        $0.selected?.titleTextAttributes?.foregroundColor
      }
      let icon = value("normal.iconColor") { $0.normal?.iconColor }
      let title = value("normal.titleTextAttributes.foregroundColor") { $0.normal?.titleTextAttributes?.foregroundColor }
      return [
        BarText(
          rule: .lowContrast, what: "the selected tab's icon", minimum: 3, color: Color([selectedIcon] + tint, else: .systemBlue),
          from26: false),
        BarText(
          rule: .lowContrast, what: "the selected tab's title", minimum: 3,
          color: Color([selectedTitle] + tint, else: .systemBlue), from26: false),
        BarText(
          rule: .unselectedTabContrast, what: "an unselected tab's icon", minimum: 3,
          color: Color([icon] + unselected, else: nil),
          from26: false),
        BarText(
          rule: .unselectedTabContrast, what: "an unselected tab's title", minimum: 3,
          color: Color([title] + unselected, else: nil), from26: false),
        badge(
          value("normal.badgeTextAttributes.foregroundColor") { $0.normal?.badgeTextAttributes?.foregroundColor },
          value("normal.badgeBackgroundColor") { $0.normal?.badgeBackgroundColor }),
        badge(
          value("selected.badgeTextAttributes.foregroundColor") { $0.selected?.badgeTextAttributes?.foregroundColor },
          value("selected.badgeBackgroundColor") { $0.selected?.badgeBackgroundColor }),
      ]
    }

    private static func badge(_ text: Color.Value, _ background: Color.Value) -> BarText {
      BarText(
        rule: .lowContrast, what: "the badge's text", minimum: 3, color: Color([text], else: .white),
        background: ("the badge", Color([background], else: .systemRed)))
    }
  }
#endif
