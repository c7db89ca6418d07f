internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The edit of a colour that makes it legible wherever it is seen, and changes no more than that needs.
struct ColorRepair {
  let edits: MemberEdits
  /// All looks of the colour, legible or not.
  let sightings: [Sighting]
  /// A background on which it fails: as the file has it, and what that is.
  let background: (text: String, color: Theme.Color)?

  func fixIt(of source: JSONValue, _ color: Theme.Color) -> Diagnostic.FixIt? {
    if source["light"] == nil {
      guard let value = value(of: source, color, Theme.Color.Variant.allCases, mayAdapt: true) else { return nil }
      return fixIt(value.text, value.ratio, [.init(source.span, value.text)])
    }
    guard let members = members(of: source, color), let ratio = members.map(\.value.ratio).min() else { return nil }
    let text = list(members.map { "\($0.value.text) in \"\($0.variant.rawValue)\"" }, "and")
    return fixIt(text, ratio, members.map { .init($0.span, $0.value.text) }.sorted { $0.span.start < $1.span.start })
  }

  private func fixIt(_ text: String, _ ratio: Double, _ edits: [Diagnostic.Edit]) -> Diagnostic.FixIt {
    .init("write \(text), which has \(ratio.cut(digits: 2)):1", edits: edits, changesLook: true)
  }

  /// The text to write instead of a colour, and the least contrast that it has.
  private typealias Value = (text: String, ratio: Double)

  /// The members of an adaptive colour that have to change; `nil` when one cannot be made legible.
  private func members(
    of source: JSONValue, _ color: Theme.Color
  ) -> [(variant: Theme.Color.Variant, span: SourceSpan, value: Value)]? {
    var seenAs: [Theme.Color.Variant: [Theme.Color.Variant]] = [:]
    for variant in Theme.Color.Variant.allCases {
      if let member = source.member(for: variant) { seenAs[member.variant, default: []].append(variant) }
    }
    var members: [(variant: Theme.Color.Variant, span: SourceSpan, value: Value)] = []
    for variant in Theme.Color.Variant.allCases {
      guard let variants = seenAs[variant], let member = source[variant.rawValue],
        sightings(in: variants).contains(where: { !$0.isLegible(color) })
      else { continue }
      guard let value = value(of: member, color.variant(variant), variants, mayAdapt: false) else { return nil }
      members.append((variant, member.span, value))
    }
    return members
  }

  /// The replacement of a colour that is seen in some variants.
  private func value(
    of source: JSONValue, _ color: Theme.Color, _ variants: [Theme.Color.Variant], mayAdapt: Bool
  ) -> Value? {
    guard let text = source.string, let rgb = Theme.Color.RGB(hex: text) else { return derived(source, color, variants) }
    let seen = sightings(in: variants)
    if let nearest = rgb.nearest(seen) {
      return ("\"\(nearest.shortDescription)\"", Self.ratio(of: nearest, seen))
    }
    return mayAdapt ? adaptive(rgb) : nil
  }

  /// The nearest colour for each scheme, with one for increased contrast where that needs another.
  private func adaptive(_ rgb: Theme.Color.RGB) -> Value? {
    var members: [String] = []
    var ratio = 21.0
    for scheme in [[.light, .lightHighContrast], [.dark, .darkHighContrast, .darkElevated]] as [[Theme.Color.Variant]] {
      let shared = rgb.nearest(sightings(in: scheme)) != nil
      for variants in shared ? [scheme] : scheme.map({ [$0] }) {
        guard let color = rgb.nearest(sightings(in: variants)) else { return nil }
        members.append("\"\(variants[0].rawValue)\": \"\(color.shortDescription)\"")
        ratio = min(ratio, Self.ratio(of: color, sightings(in: variants)))
      }
    }
    return ("{ \(members.joined(separator: ", ")) }", ratio)
  }

  /// The colour moved away from what lies under it: a reference stays one.
  private func derived(_ source: JSONValue, _ color: Theme.Color, _ variants: [Theme.Color.Variant]) -> Value? {
    let sightings = sightings(in: variants)
    guard sightings.allSatisfy(\.isForeground), let minimum = sightings.map(\.minimum).max() else { return nil }
    let backgrounds = [background, seen(sightings)].compactMap { $0 }
    // Glass is a little darker than the brightest bar.
    for minimum in [minimum, minimum + 0.1] {
      let argument = minimum == 4.5 ? "" : ", \"minimum\": \(digits(minimum))"
      for background in backgrounds {
        let derived = color.contrasting(with: background.color, minimum: minimum)
        guard sightings.allSatisfy({ $0.isLegible(derived) }) else { continue }
        return (
          "{ \"color\": \(source.written), \"contrastWith\": \(background.text)\(argument) }",
          sightings.compactMap { $0.ratio(derived) }.min() ?? 21
        )
      }
    }
    return nil
  }

  /// The background as it is seen: in each scheme where that differs.
  private func seen(_ sightings: [Sighting]) -> (text: String, color: Theme.Color)? {
    var colors: [Theme.Color.Variant: Theme.Color.RGB] = [:]
    for sighting in sightings where colors[sighting.variant] == nil { colors[sighting.variant] = sighting.others[0] }
    guard let light = colors[.light] ?? colors[.dark] else { return nil }
    let dark = colors[.dark] ?? light
    if light == dark { return ("\"\(light.shortDescription)\"", .rgb(light)) }
    return (
      "{ \"light\": \"\(light.shortDescription)\", \"dark\": \"\(dark.shortDescription)\" }",
      .adaptive(light: .rgb(light), dark: .rgb(dark))
    )
  }

  /// The least contrast where the most is needed.
  private static func ratio(of color: Theme.Color.RGB, _ sightings: [Sighting]) -> Double {
    let most = sightings.map(\.minimum).max()
    return sightings.filter { $0.minimum == most }.map { $0.ratio(color) }.min() ?? 21
  }

  private func sightings(in variants: [Theme.Color.Variant]) -> [Sighting] { sightings.filter { variants.contains($0.variant) } }
}
