internal import Pelmet
internal import PelmetSyntax

/// What lies under the texts and icons of a slot, bound once; what it looks like differs by look.
final class SlotGround {
  /// The background colour, if one is written that can be seen.
  let color: Color?
  /// Where it is written.
  let colorEntry: StyleEntry?
  /// The preset, if written.
  let preset: StyleEntry?
  private let base: Base
  private let page: Page
  /// The scheme that the bar alone is forced to.
  let forced: Traits.Scheme?

  /// What lies under the background colour.
  private enum Base {
    case material, opaque, clear
    /// An effect of which nothing is known.
    case effect
    /// An image above all, or something that was reported.
    case unknown
  }

  init(_ slot: StyleObject, on page: Page, forcing forced: Traits.Scheme?, _ theme: CheckedTheme) {
    self.page = page
    self.forced = forced
    preset = slot[.background].flatMap { $0.isNull ? nil : $0 }
    let entry = slot[.backgroundColor].flatMap { $0.isNull ? nil : $0 }
    let bound = theme.color(entry)
    let isVisible = bound.map { $0 != .clear && $0 != .none } ?? false
    color = isVisible ? bound : nil
    colorEntry = isVisible ? entry : nil
    let hasImage = slot[.backgroundImage].map { !$0.isNull && !$0.isNone } ?? false
    let isReported = entry != nil && bound == nil || preset?.isInvalid == true
    base = hasImage || isReported ? .unknown : Self.base(preset, slot[.backgroundEffect])
  }

  /// An effect that is written takes the place of the preset's material (APP-7).
  private static func base(_ preset: StyleEntry?, _ effect: StyleEntry?) -> Base {
    if let effect, !effect.isNull {
      if effect.isNone { return preset?.name == "opaque" ? .opaque : .clear }
      // Materials that follow the scheme look like that of the bars.
      return effect.name?.hasPrefix("system") == true && effect.name?.hasSuffix("Material") == true ? .material : .effect
    }
    switch preset?.name {
    case "transparent": return .clear
    case "opaque": return .opaque
    default: return .material
    }
  }

  /// Whether nothing covers what the preset paints.
  var paintsPreset: Bool { color == nil && base != .unknown }

  /// Whether all that is seen is a background of the system's, which fits the system's own texts.
  var isSystem: Bool {
    let background: Color? =
      if color == nil, base == .clear, case .color(let page, _) = page { page } else { color }
    guard let background else { return base == .material || base == .opaque }
    return if case .system(let name) = background.content { name.rawValue.hasSuffix("Background") } else { false }
  }

  /// The name of the parameter that the colour is, if it is nothing else.
  var parameter: String? {
    if case .parameter(let name)? = color?.content { name } else { nil }
  }

  /// What the slot looks like in each of some looks.
  func colors(in looks: [Look]) -> [(look: Look, color: Color.RGB?)] {
    let isSameInEveryEra = color?.dependsOnSystem != true && page.color?.dependsOnSystem != true
    var colors: [(look: Look, color: Color.RGB?)] = []
    for look in looks {
      let earlier = isSameInEveryEra ? colors.first { $0.look.variant == look.variant } : nil
      colors.append((look, earlier.map(\.color) ?? rgb(in: look)))
    }
    return colors
  }

  /// What the slot looks like; `nil` when nobody can tell.
  private func rgb(in look: Look) -> Color.RGB? {
    guard base != .unknown else { return nil }
    guard let color else { return base(in: look, isUnderColor: false) }
    guard let front = look.rgb(color, forcing: forced) else { return nil }
    if front.alpha == 255 { return front }
    return base(in: look, isUnderColor: true).map { front.composited(over: $0) }
  }

  private func base(in look: Look, isUnderColor: Bool) -> Color.RGB? {
    let background = look.rgb(.system(.systemBackground), forcing: forced)
    switch (base, page) {
    case (.unknown, _), (.effect, _): return nil
    case (.material, _): return look.rgb(SystemPaint.material, forcing: forced)
    case (.opaque, _) where !isUnderColor: return background
    // The page is not in the bar: it shows its colour for the scheme of the system.
    case (_, .color(let color, _)): return look.rgb(color).flatMap { page in background.map { page.composited(over: $0) } }
    case (_, .unknown): return nil
    case (_, .absent): return isUnderColor ? background : nil
    }
  }

  /// The value from which the look comes, the one in the most derived layer.
  func site(_ theme: CheckedTheme) -> JSONValue? {
    if let colorEntry { return colorEntry.valueSource }
    guard base == .clear, case .color(_, let page) = page else { return preset?.valueSource }
    guard let preset, theme.rank(preset.valueSource) > theme.rank(page.valueSource) else { return page.valueSource }
    return preset.valueSource
  }
}
