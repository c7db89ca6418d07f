package import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

/// The background under the texts and icons of a slot, bound once; its colour depends on the look.
package final class SlotGround {
  /// The background colour, if one is written that can be seen.
  let color: Theme.Color?
  /// Where it is written.
  let colorEntry: StyleEntry?
  /// The preset, if written.
  let preset: StyleEntry?
  private let page: Page
  private let paint: SlotPaint

  init(_ slot: StyleObject, on page: Page, forcing forced: Theme.Traits.Scheme?, _ theme: CheckedTheme) {
    self.page = page
    preset = slot[.background].flatMap { $0.isNull ? nil : $0 }
    let entry = slot[.backgroundColor].flatMap { $0.isNull ? nil : $0 }
    let bound = theme.color(entry)
    let isVisible = bound.map { $0 != .clear && $0 != .noColor } ?? false
    color = isVisible ? bound : nil
    colorEntry = isVisible ? entry : nil
    let hasImage = slot[.backgroundImage].map { !$0.isNull && !$0.isNone } ?? false
    let isReported = entry != nil && bound == nil || preset?.isInvalid == true
    let base = hasImage || isReported ? .unknown : Self.base(preset, slot[.backgroundEffect])
    paint = SlotPaint(color: color, base: base, page: page.painted, forced: forced)
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
  var isSystem: Bool {
    let background: Theme.Color? =
      if color == nil, base == .clear, case .color(let page, _) = page { page } else { color }
    guard let background else { return base == .material || base == .opaque }
    return if case .system(let name) = background.content { name.rawValue.hasSuffix("Background") } else { false }
  }

  /// The name of the parameter that the colour is, if it is nothing else.
  var parameter: String? {
    if case .parameter(let name, _)? = color?.content { name } else { nil }
  }

  /// The layers that are seen, the lowest first.
  var layers: [SlotPaint.Layer] { paint.layers }

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

  /// Where everything is written that has a part in the colour.
  package func sources(in looks: [Look]) -> [SourceSpan] {
    let isCovered = color.map { color in looks.allSatisfy { $0.rgb(color, forcing: forced)?.alpha == 255 } } ?? false
    if isCovered { return [colorEntry].compactMap { $0?.valueSource.span } }
    let pageEntry: StyleEntry? = if base != .material, case .color(_, let entry) = page { entry } else { nil }
    return [colorEntry, preset, pageEntry].compactMap { $0?.valueSource.span }
  }

  /// The value from which the look comes, the one in the most derived layer.
  func site(_ theme: CheckedTheme) -> JSONValue? {
    if let colorEntry { return colorEntry.valueSource }
    guard base == .clear, case .color(_, let page) = page else { return preset?.valueSource }
    guard let preset, theme.rank(preset.valueSource) > theme.rank(page.valueSource) else { return page.valueSource }
    return preset.valueSource
  }
}
