package import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

/// The background under the texts and icons of a slot, bound once; its colour depends on the look.
package final class SlotGround {
  /// The background colour, if one is written that can be seen.
  let color: Theme.Color?
  /// Where it is written.
  let colorEntry: StyleEntry?
  /// The preset, if written; of a slot that is `null`, that.
  let preset: StyleEntry?
  private let page: Page
  private let viewEntry: StyleEntry?
  /// Whether the theme writes the slot, and does not leave it to the system.
  let isWritten: Bool
  private let paint: SlotPaint
  /// The colours of glass that were asked for: those of items, of bars and of lenses, each in light and dark on iOS 26 and 27. Many parts
  /// stand on the same.
  private var glass: [[Theme.Color.RGB]?] = Array(repeating: nil, count: 12)

  /// - Parameters:
  ///   - view: The colour of the bar's view, which lies behind glass.
  init(_ slot: StyleObject, on page: Page, forcing forced: Theme.Traits.Scheme?, view: StyleEntry?, _ theme: CheckedTheme) {
    (self.page, isWritten) = (page, true)
    preset = slot[.background].flatMap { $0.isNull ? nil : $0 }
    let entry = slot[.backgroundColor].flatMap { $0.isNull ? nil : $0 }
    let bound = theme.color(entry)
    let isVisible = bound.map { $0 != .clear && $0 != .noColor } ?? false
    color = isVisible ? bound : nil
    colorEntry = isVisible ? entry : nil
    viewEntry = view
    let hasImage = slot[.backgroundImage].map { !$0.isNull && !$0.isNone } ?? false
    let isReported = entry != nil && bound == nil || preset?.isInvalid == true
    let base = hasImage || isReported ? .unknown : Self.base(preset, slot[.backgroundEffect])
    paint = SlotPaint(color: color, base: base, page: page.painted, forced: forced, view: theme.color(view))
  }

  /// The ground of a slot that is not written, in a bar without any: the system's material, or nothing at the edge of the content, over the
  /// page (APP-2). A bar's legacy background is drawn in the first.
  init(
    default slot: StyleKey, of bar: StyleObject?, on page: Page, forcing forced: Theme.Traits.Scheme?, view: StyleEntry?,
    _ theme: CheckedTheme
  ) {
    (self.page, isWritten) = (page, false)
    (preset, viewEntry) = (nil, view)
    let isStandard = slot == .standardAppearance
    let entry = isStandard ? bar?[.barTintColor].flatMap { $0.isSet ? $0 : nil } : nil
    let bound = theme.color(entry)
    (color, colorEntry) = (bound, bound == nil ? nil : entry)
    let isUnknown =
      isStandard && [.backgroundImage, .barStyle].contains { bar?[$0]?.isSet == true } || entry != nil && bound == nil
    paint = SlotPaint(
      color: bound, base: isUnknown ? .unknown : isStandard ? .material : .clear, page: page.painted, forced: forced,
      view: theme.color(view))
  }

  /// The ground of an edge slot that is `null`: the standard slot stands in with nothing behind it, so that the page shows (APP-2).
  init(unset entry: StyleEntry, on page: Page, forcing forced: Theme.Traits.Scheme?, view: StyleEntry?, _ theme: CheckedTheme) {
    (self.page, isWritten) = (page, true)
    (preset, viewEntry) = (entry, view)
    (color, colorEntry) = (nil, nil)
    paint = SlotPaint(color: nil, base: .clear, page: page.painted, forced: forced, view: theme.color(view))
  }

  private static func base(_ preset: StyleEntry?, _ effect: StyleEntry?) -> SlotPaint.Base {
    let preset = preset?.name.flatMap(Theme.BackgroundPreset.init)
    guard let effect, !effect.isNull else { return SlotPaint.Base(preset, nil) }
    if effect.isNone { return SlotPaint.Base(preset, Theme.BlurEffect.noEffect) }
    return effect.name.flatMap(Theme.BlurEffect.init).map { SlotPaint.Base(preset, $0) } ?? .effect
  }

  private var base: SlotPaint.Base { paint.base }

  /// The colour that is seen: the slot's, or that of the page under it.
  var entry: StyleEntry? {
    if let colorEntry { return colorEntry }
    return if base == .clear, case .color(_, let entry) = page { entry } else { nil }
  }

  /// The scheme that the bar alone is forced to.
  package var forced: Theme.Traits.Scheme? { paint.forced }

  /// Whether nothing covers what the preset paints.
  var paintsPreset: Bool { color == nil && base != .unknown }

  /// Whether all that is seen is a background of the system's, which fits the system's own texts.
  var isSystem: Bool { paint.isSystem }

  /// Whether a colour that is not written is judged.
  func judges(unwritten system: Theme.SystemColor, on ground: BarPart.Ground, isFilled: Bool) -> Bool {
    paint.judges(unwritten: system, on: ground, isFilled: isFilled)
  }

  /// The name of the parameter that the colour is, if it is nothing else.
  var parameter: String? {
    if case .parameter(let name, _)? = color?.content { name } else { nil }
  }

  /// The layers under a pair, or under the glass on which it stands, the lowest first.
  func layers(under pair: LegibilityPair) -> [SlotPaint.Layer] {
    switch pair.ground.kind {
    case _ where !pair.ground.isGlass: paint.layers
    case .itemGlass: paint.layersUnderItems
    default: paint.pageLayers
    }
  }

  /// The colour of the background in each of some looks.
  package func colors(in looks: [Look]) -> [(look: Look, color: Theme.Color.RGB?)] {
    let isSameInEveryEra = color?.dependsOnSystem != true && page.color?.dependsOnSystem != true
    var colors: [(look: Look, color: Theme.Color.RGB?)] = []
    colors.reserveCapacity(looks.count)
    for look in looks {
      let earlier = isSameInEveryEra ? colors.first { $0.look.variant == look.variant } : nil
      colors.append((look, earlier.map(\.color) ?? paint.rgb { look.rgb($0, forcing: $1) }))
    }
    return colors
  }

  /// The colours that a pair may be seen on; empty where they are not known.
  func colors(under pair: LegibilityPair, in look: Look) -> [Theme.Color.RGB] {
    guard pair.ground.isGlass, look.era.hasGlass else { return painted(pair, look) }
    guard look.variant == .light || look.variant == .dark else { return [] }
    let kind =
      switch pair.ground.kind {
      case .itemGlass: 0
      case .lens: 1
      default: 2
      }
    let place = kind * 4 + (look.variant == .dark ? 2 : 0) + (look.era == .glass27 ? 1 : 0)
    if let known = glass[place] { return known }
    let colors = painted(pair, look)
    glass[place] = colors
    return colors
  }

  private func painted(_ pair: LegibilityPair, _ look: Look) -> [Theme.Color.RGB] {
    paint.grounds(pair.ground.kind, filledBy: pair.ground.fill, in: look.painted) { look.rgb($0, forcing: $1) }
  }

  /// The colour under a pair, where one is written.
  func entry(under pair: LegibilityPair) -> StyleEntry? {
    switch pair.ground.kind {
    case .bar: entry
    case .filled: pair.ground.entry
    case .filledGlass where pair.ground.entry != nil: pair.ground.entry
    case .itemGlass where colorEntry != nil: colorEntry
    case .itemGlass, .barGlass, .lens, .filledGlass:
      if let viewEntry { viewEntry } else if case .color(_, let entry) = page { entry } else { nil }
    }
  }

  /// Where everything is written that has a part in the colour under a pair.
  package func sources(under pair: LegibilityPair, in looks: [Look]) -> [SourceSpan] {
    pair.ground.isBar ? sources(in: looks) : [entry(under: pair)?.valueSource.span].compactMap { $0 }
  }

  /// Where everything is written that has a part in the colour.
  private func sources(in looks: [Look]) -> [SourceSpan] {
    let isCovered = color.map { color in looks.allSatisfy { $0.rgb(color, forcing: forced)?.alpha == 255 } } ?? false
    if isCovered { return [colorEntry].compactMap { $0?.valueSource.span } }
    let pageEntry: StyleEntry? = if base != .material, case .color(_, let entry) = page { entry } else { nil }
    return [colorEntry, preset, pageEntry].compactMap { $0?.valueSource.span }
  }

  /// Whether a value of the ground is at fault rather than another one: it is in a later layer. What unsets a slot takes away the ground on
  /// which the rest of its layer was legible.
  func isAtFault(_ value: JSONValue, rather other: JSONValue, _ theme: CheckedTheme) -> Bool {
    let (mine, others) = (theme.rank(value), theme.rank(other))
    return mine > others || mine == others && preset?.isNull == true && value.span == preset?.valueSource.span
  }

  /// The value from which the look comes, the one in the most derived layer.
  func site(_ theme: CheckedTheme) -> JSONValue? {
    if let colorEntry { return colorEntry.valueSource }
    guard base == .clear, case .color(_, let page) = page else { return preset?.valueSource }
    guard let preset, isAtFault(preset.valueSource, rather: page.valueSource, theme) else { return page.valueSource }
    return preset.valueSource
  }
}
