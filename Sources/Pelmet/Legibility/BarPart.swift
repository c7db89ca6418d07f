/// A text or an icon of a bar, what gives it its colour, and what it has to be read on.
///
/// One table, ``all``, from which the compiler and audits judge, and from which readings, differences and pages have their names of parts.
package struct BarPart: Sendable {
  /// A bar with appearance slots.
  package enum Bar: String, CaseIterable, Sendable { case navigationBar, toolbar, tabBar }

  /// The sort of part, as far as rules of themes tell it apart.
  package enum Kind: Sendable { case text, largeTitle, unselected, statusBar }

  /// The name for programs: `tabBar.selected.title`.
  package let id: String
  package let bar: Bar
  /// The part in messages: `the selected tab's title`.
  package let words: String
  package let kind: Kind
  /// Paths of which one has to be written, and not `false`, for the part to be there; empty for a part that is always there.
  package let requires: [String]
  /// The ways in which it is seen, each in eras of its own.
  package let sights: [Sight]

  init(
    _ id: String, of bar: Bar, _ words: String, _ kind: Kind = .text, requires: [String] = [], seen sights: [Sight]
  ) {
    (self.id, self.bar, self.words, self.kind) = (id, bar, words, kind)
    (self.requires, self.sights) = (requires, sights)
  }

  /// A part as some systems draw it.
  package struct Sight: Sendable {
    package let eras: ClosedRange<BarEra>
    /// The values that may give the colour; the first that is written does.
    package let values: [Value]
    /// The colour where none is written; `nil` where that is the system's to say.
    package let system: Theme.SystemColor?
    package let ground: Ground
    /// The contrast without which it is hard to read; `nil` where less is no mistake.
    package let need: Need?
    /// The contrast that is worth a remark.
    package let advised: Need?

    init(
      _ eras: ClosedRange<BarEra>, _ values: [Value], else system: Theme.SystemColor? = nil, on ground: Ground,
      needs need: Need?, advised: Need? = nil
    ) {
      (self.eras, self.values, self.system, self.ground) = (eras, values, system, ground)
      (self.need, self.advised) = (need, advised)
    }
  }

  /// A property that gives a part its colour.
  package struct Value: Sendable, ExpressibleByStringLiteral {
    /// From the top of a layer. `{slot}` stands for the slot that is looked at, `{layout}` for each of ``layouts``.
    package let path: String
    /// The contrast that a colour written here needs, where that is more than the part does.
    package let need: Need?
    /// The contrast that is worth a remark, if it is written here.
    package let advised: Need?

    init(_ path: String, needs need: Need? = nil, advised: Need? = nil) {
      (self.path, self.need, self.advised) = (path, need, advised)
    }

    package init(stringLiteral path: String) { self.init(path) }
  }

  /// The ground under a part.
  package enum Ground: Sendable, Hashable {
    /// The bar, as its slot paints it over the page.
    case bar
    /// The glass of an item, over what the bar paints, else over the page (P-16).
    case itemGlass
    /// The glass of a bar that floats over the page.
    case barGlass
    /// The lens of the selected tab, on the bar's glass.
    case lens
    /// A colour that lies on the bar: the first of some values that is written, else the system's. Where a value with `?` in front is the
    /// first, nobody knows the colour.
    case filled([String], else: Theme.Color, words: String)
    /// The same where one of the values is written, else the glass of a bar that floats over the page.
    case filledGlass([String], words: String)
  }

  /// The least contrast, as a ratio of WCAG 2, and why.
  package enum Need: Sendable {
    /// Texts of usual size (1.4.3). Apple asks the same up to 17 points (HIG, Accessibility).
    case text
    /// Texts from 24 points on (1.4.3); Apple: from 18 points on.
    case largeText
    /// Icons, and tints that colour icons as well as texts (1.4.11).
    case icon
    /// All that stands on glass, whose colour is an estimate (GLS-9): what fails this fails whatever the estimate's error.
    case onGlass

    package var ratio: Double {
      switch self {
      case .text: 4.5
      case .largeText, .icon, .onGlass: 3
      }
    }
  }

  /// Whether a sight of the part is a mistake of the theme if it is hard to read: not where the system's own colours meet.
  package static func isForTheme(_ sight: Sight, color: Theme.Color?, fill: Theme.Color?) -> Bool {
    // The system's own texts on its own colours are its affair, and so is glass that nothing fills.
    switch sight.ground {
    case .filled, .filledGlass: if color?.isSystemText == true, fill?.isSystem != false { return false }
    case .bar, .itemGlass, .barGlass, .lens: break
    }
    if sight.ground.isGlass, fill == nil { return color?.isSystem == false }
    return sight.need != nil || fill?.isSystem == false
  }

  /// The layouts of tabs, as keys of a slot.
  package static let layouts = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"]
}

extension BarPart.Ground {
  /// Whether it is glass, so that its colour is an estimate.
  package var isGlass: Bool {
    switch self {
    case .itemGlass, .barGlass, .lens, .filledGlass: true
    case .bar, .filled: false
    }
  }

  /// The paths of the values that may fill it.
  package var fills: [String] {
    switch self {
    case .filled(let values, else: _, words: _), .filledGlass(let values, words: _): values
    case .bar, .itemGlass, .barGlass, .lens: []
    }
  }

  /// The colour that fills it where none of the values is written.
  package var fallback: Theme.Color? {
    if case .filled(_, else: let color, words: _) = self { color } else { nil }
  }

  /// In words.
  /// - Parameter bar: The bar: `tab bar`.
  package func words(on bar: String) -> String {
    switch self {
    case .bar: "the \(bar)"
    case .filled(_, else: _, let words), .filledGlass(_, let words): words
    case .itemGlass, .barGlass: "glass"
    case .lens: "the selected tab's lens"
    }
  }

  /// In words with its colour, which is an estimate on glass.
  /// - Parameters:
  ///   - isEstimate: Whether it is glass that nothing fills.
  ///   - isOverBar: Whether the glass lies over what the bar paints.
  package func words(on bar: String, _ color: Theme.Color.RGB, isEstimate: Bool, isOverBar: Bool) -> String {
    guard isEstimate else { return "\(words(on: bar)) \(color.shortDescription)" }
    return "\(words(on: bar)) of about \(color.shortDescription) over the \(self == .itemGlass && isOverBar ? bar : "page")"
  }

  /// The end of messages about an estimate.
  package static let estimate = "; the colour of glass is an estimate (GLS-9)"
}

extension Theme.Color {
  /// Whether the colour is one of the system's.
  package var isSystem: Bool { if case .system = content { true } else { false } }

  /// Whether it is one in which the system itself writes on its own backgrounds: how legible that is, is the system's to say.
  package var isSystemText: Bool {
    switch content {
    case .system(.label), .system(.secondaryLabel), .system(.placeholderText): true
    default: false
    }
  }
}
