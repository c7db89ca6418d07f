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
    private let paint: SlotPaint
    private let row: AuditedPlace.Row

    /// Nil if the theme does not set the slot.
    init?(_ slot: Slot, of bar: AuditedBar = .navigationBar, _ row: AuditedPlace.Row) {
      guard let appearance = bar.appearance(slot, in: row.style) else { return nil }
      (self.bar, self.slot, self.row) = (bar, slot, row)
      let color = appearance.backgroundColor.flatMap { $0 == .noColor || $0 == .clear ? nil : $0 }
      let hasImage = appearance.backgroundImage.map { $0.content != .empty } ?? false
      paint = SlotPaint(
        color: color, base: hasImage ? .unknown : SlotPaint.Base(appearance.background, appearance.backgroundEffect),
        page: Self.page(row.style), forced: bar.forcedScheme(in: row.style))
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
    var isSystem: Bool {
      let page: Theme.Color? = if case .color(let color) = paint.page, paint.base == .clear { color } else { nil }
      guard let color = paint.color ?? page else { return paint.base == .material || paint.base == .opaque }
      return if case .system(let name) = color.content { name.rawValue.hasSuffix("Background") } else { false }
    }

    /// Whether the slot has a visible background colour.
    var hasColor: Bool { paint.color != nil }

    /// The key that decides the look.
    var key: String {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _): "\(bar).\(slot).backgroundColor"
      case (false, .clear, .color): "content.backgroundColor"
      default: "\(bar).\(slot).background"
      }
    }

    /// The layer in which ``key`` is written.
    var layer: AuditedPlace.Layer {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _): row.layer { bar.appearance(slot, in: $0)?.backgroundColor }
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
