#if !canImport(UIKit)
  import ModelCore
  import Pelmet

  /// The background of a navigation bar's slot in one row.
  struct BarPaint {
    /// The slots to check; first the one to which the others fall back (APP-2).
    enum Slot: String, CaseIterable {
      case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance

      func appearance(in style: Theme.Style) -> Theme.NavigationBarAppearance? {
        switch self {
        case .standardAppearance: style.navigationBar?.standardAppearance
        case .compactAppearance: style.navigationBar?.compactAppearance
        case .scrollEdgeAppearance: style.navigationBar?.scrollEdgeAppearance
        case .compactScrollEdgeAppearance: style.navigationBar?.compactScrollEdgeAppearance
        }
      }
    }

    let slot: Slot
    private let paint: SlotPaint
    private let row: AuditedPlace.Row

    /// Nil if the theme does not set the slot.
    init?(_ slot: Slot, _ row: AuditedPlace.Row) {
      guard let appearance = slot.appearance(in: row.style) else { return nil }
      (self.slot, self.row) = (slot, row)
      let color = appearance.backgroundColor.flatMap { $0 == .noColor || $0 == .clear ? nil : $0 }
      let hasImage = appearance.backgroundImage.map { $0.content != .empty } ?? false
      paint = SlotPaint(
        color: color, base: hasImage ? .unknown : SlotPaint.Base(appearance.background, appearance.backgroundEffect),
        page: Self.page(row.style), forced: row.style.navigationBar?.userInterfaceStyle?.scheme)
    }

    private static func page(_ style: Theme.Style) -> SlotPaint.Page {
      switch style.content?.backgroundColor {
      case nil: .absent
      case .unknown: .unknown
      case .color(let color): .color(color)
      }
    }

    /// The visible colour; nil if it is unknown.
    var rgb: Theme.Color.RGB? {
      paint.rgb { color, forced in
        let variant = row.traits.colorVariant
        let version = Device.Release(row.traits.os.major, row.traits.os.minor)
        return color.known(forced.map { variant.forced(to: $0) } ?? variant) { $0.look(on: version) }
      }
    }

    /// Whether the slot has a visible background colour.
    var hasColor: Bool { paint.color != nil }

    /// The key that decides the look.
    var key: String {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _): "navigationBar.\(slot).backgroundColor"
      case (false, .clear, .color): "content.backgroundColor"
      default: "navigationBar.\(slot).background"
      }
    }

    /// The layer in which ``key`` is written.
    var layer: AuditedPlace.Layer {
      switch (hasColor, paint.base, paint.page) {
      case (true, _, _): row.layer { slot.appearance(in: $0)?.backgroundColor }
      case (false, .clear, .color): row.layer { $0.content?.backgroundColor }
      default: row.layer { slot.appearance(in: $0)?.background }
      }
    }

    /// The values of the background: slots for which they are equal look the same for the same reason.
    var source: [AnyHashable] {
      let appearance = slot.appearance(in: row.style)
      return [appearance?.background, appearance?.backgroundColor, appearance?.backgroundEffect]
    }
  }
#endif
