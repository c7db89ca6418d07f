#if MODELCORE
  import ModelCore
  import Pelmet

  /// The background of a bar's slot in one row.
  struct BarPaint {
    /// The slots to check; first the one to which the others fall back (APP-2).
    enum Slot: String, CaseIterable {
      case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    }

    let bar: AuditedBar
    let slot: Slot
    /// The slot that gives texts and icons their colours: this one, or that which stands in for it.
    let textSlot: Slot
    /// Whether the theme writes the slot.
    let isWritten: Bool
    private let paint: SlotPaint
    private let row: AuditedPlace.Row

    /// Nil if the theme sets other slots of the bar and not this one, but for the edge: from iOS 15 on the standard slot stands in there,
    /// with nothing behind it. In a bar without any the system's own are judged: its material, and nothing at the edge of the content
    /// (APP-2).
    init?(_ slot: Slot, of bar: AuditedBar = .navigationBar, _ row: AuditedPlace.Row) {
      (self.bar, self.slot, self.row) = (bar, slot, row)
      let (page, forced) = (Self.page(row.style), bar.forcedScheme(in: row.style))
      let followsSystem = row.style.userInterfaceStyle?.scheme == nil
      let view = bar == .tabBar ? SlotPaint.view(row.style.tabBar?.backgroundColor, followsSystem: followsSystem) : nil
      guard let appearance = bar.appearance(slot, in: row.style) else {
        isWritten = false
        if slot == .scrollEdgeAppearance, row.traits.os >= 15, bar.appearance(.standardAppearance, in: row.style) != nil {
          textSlot = .standardAppearance
          paint = SlotPaint(color: nil, base: .clear, page: page, forced: forced, view: view)
          return
        }
        textSlot = slot
        guard slot == .standardAppearance || slot == .scrollEdgeAppearance,
          Slot.allCases.allSatisfy({ bar.appearance($0, in: row.style) == nil })
        else { return nil }
        let legacy = slot == .standardAppearance ? bar.legacyBackground(in: row.style) : (color: nil, isUnknown: false)
        let base: SlotPaint.Base = legacy.isUnknown ? .unknown : slot == .standardAppearance ? .material : .clear
        paint = SlotPaint(color: legacy.color, base: base, page: page, forced: forced, view: view)
        return
      }
      (isWritten, textSlot) = (true, slot)
      let color = appearance.backgroundColor.flatMap { $0 == .noColor || $0 == .clear ? nil : $0 }
      let hasImage = appearance.backgroundImage.map { $0.content != .empty } ?? false
      paint = SlotPaint(
        color: color, base: hasImage ? .unknown : SlotPaint.Base(appearance.background, appearance.backgroundEffect),
        page: page, forced: forced, view: view)
    }

    private static func page(_ style: Theme.Style) -> SlotPaint.Page {
      switch style.content?.backgroundColor {
      case nil: .absent
      case .unknown: .unknown
      case .color(let color): .color(color)
      }
    }

    /// The visible colour; nil if it is unknown.
    var rgb: Theme.Color.RGB? { paint.rgb { row.rgb($0, forcing: $1) } }

    /// The scheme forced on the bar alone.
    var forced: Theme.Traits.Scheme? { paint.forced }

    /// Whether all that is seen is a background of the system's, which fits the system's own texts.
    var isSystem: Bool { paint.isSystem }

    /// The colours that may lie under a part; empty where they are not known.
    func grounds(_ ground: BarPart.Ground, filledBy fill: Theme.Color?, _ era: BarEra) -> [Theme.Color.RGB] {
      let look = SlotPaint.Look(scheme: row.traits.scheme, isPlain: [.light, .dark].contains(row.traits.colorVariant), era: era)
      return paint.grounds(ground, filledBy: fill, in: look) { row.rgb($0, forcing: $1) }
    }

    /// Whether a colour that is not written is judged.
    func judges(unwritten system: Theme.SystemColor, on ground: BarPart.Ground, isFilled: Bool) -> Bool {
      paint.judges(unwritten: system, on: ground, isFilled: isFilled)
    }

    /// Whether the slot has a visible background colour.
    var hasColor: Bool { paint.color != nil }

    /// The key that decides the look.
    var key: String {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _): isWritten ? "\(bar).\(slot).backgroundColor" : "\(bar).barTintColor"
      case (false, .clear, .color): "content.backgroundColor"
      default: "\(bar).\(slot).background"
      }
    }

    /// The layer in which ``key`` is written.
    var layer: AuditedPlace.Layer {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _):
        row.layer { isWritten ? bar.appearance(slot, in: $0)?.backgroundColor : bar.legacyBackground(in: $0).color }
      case (false, .clear, .color): row.layer { $0.content?.backgroundColor }
      default: row.layer { bar.appearance(slot, in: $0)?.background }
      }
    }

    /// The values of the background: slots for which they are equal look the same for the same reason.
    var source: [AnyHashable] {
      let appearance = bar.appearance(slot, in: row.style)
      return [appearance?.background, appearance?.backgroundColor, appearance?.backgroundEffect]
    }
  }

  /// A bar with appearance slots.
  enum AuditedBar: String, CaseIterable {
    case navigationBar, toolbar, tabBar

    /// The bar in messages.
    var noun: String {
      switch self {
      case .navigationBar: "navigation bar"
      case .toolbar: "toolbar"
      case .tabBar: "tab bar"
      }
    }

    func appearance(_ slot: BarPaint.Slot, in style: Theme.Style) -> (any Theme.BarAppearance)? {
      switch self {
      case .navigationBar: slot.navigationBar(style)
      case .toolbar: slot.toolbar(style)
      case .tabBar: slot.tabBar(style)
      }
    }

    /// The bar in the table of parts.
    var parts: BarPart.Bar {
      switch self {
      case .navigationBar: .navigationBar
      case .toolbar: .toolbar
      case .tabBar: .tabBar
      }
    }

    /// The colour behind a bar without slots, from before they came; unknown for images and styles.
    func legacyBackground(in style: Theme.Style) -> (color: Theme.Color?, isUnknown: Bool) {
      switch self {
      case .navigationBar:
        let bar = style.navigationBar
        return (bar?.barTintColor, bar?.backgroundImage != nil || bar?.barStyle != nil)
      case .toolbar: return (style.toolbar?.barTintColor, style.toolbar?.backgroundImage != nil || style.toolbar?.barStyle != nil)
      case .tabBar: return (style.tabBar?.barTintColor, style.tabBar?.backgroundImage != nil || style.tabBar?.barStyle != nil)
      }
    }

    func forcedScheme(in style: Theme.Style) -> Theme.Traits.Scheme? {
      switch self {
      case .navigationBar: style.navigationBar?.userInterfaceStyle?.scheme
      case .toolbar: style.toolbar?.userInterfaceStyle?.scheme
      case .tabBar: style.tabBar?.userInterfaceStyle?.scheme
      }
    }
  }

  extension BarPaint.Slot {
    func navigationBar(_ style: Theme.Style) -> Theme.NavigationBarAppearance? {
      switch self {
      case .standardAppearance: style.navigationBar?.standardAppearance
      case .compactAppearance: style.navigationBar?.compactAppearance
      case .scrollEdgeAppearance: style.navigationBar?.scrollEdgeAppearance
      case .compactScrollEdgeAppearance: style.navigationBar?.compactScrollEdgeAppearance
      }
    }

    func toolbar(_ style: Theme.Style) -> Theme.ToolbarAppearance? {
      switch self {
      case .standardAppearance: style.toolbar?.standardAppearance
      case .compactAppearance: style.toolbar?.compactAppearance
      case .scrollEdgeAppearance: style.toolbar?.scrollEdgeAppearance
      case .compactScrollEdgeAppearance: style.toolbar?.compactScrollEdgeAppearance
      }
    }

    /// Nil for the compact slots, which tab bars do not have.
    func tabBar(_ style: Theme.Style) -> Theme.TabBarAppearance? {
      switch self {
      case .standardAppearance: style.tabBar?.standardAppearance
      case .scrollEdgeAppearance: style.tabBar?.scrollEdgeAppearance
      case .compactAppearance, .compactScrollEdgeAppearance: nil
      }
    }
  }

  extension AuditedPlace.Row {
    /// A colour as it is seen in the row; nil if it is known only when the app runs.
    func rgb(_ color: Theme.Color, forcing forced: Theme.Traits.Scheme?) -> Theme.Color.RGB? {
      let version = Device.Release(traits.os.major, traits.os.minor)
      return color.known(forced.map { traits.colorVariant.forced(to: $0) } ?? traits.colorVariant) { $0.look(on: version) }
    }
  }
#endif
