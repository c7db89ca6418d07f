extension Theme.Color {
  /// The derivation of a colour from others.
  package enum Derivation: Sendable, Hashable {
    /// `color` with its alpha replaced, 0…1.
    case alpha(Theme.Color, Double)
    /// `color` moved towards `other` by `amount`, 0…1, in OKLab.
    case mix(Theme.Color, with: Theme.Color, amount: Double)
    /// `color` with the smallest change of lightness that reaches the ratio against `other`.
    case contrast(Theme.Color, with: Theme.Color, minimum: Double)
    /// The first candidate that reaches the ratio on `color`, else the best.
    case readable(on: Theme.Color, candidates: [Theme.Color], minimum: Double)

    /// The operands, in the order in which they are written.
    package var operands: [Theme.Color] {
      switch self {
      case .alpha(let color, _): [color]
      case .mix(let color, let other, _), .contrast(let color, let other, _): [color, other]
      case .readable(let color, let candidates, _): [color] + candidates
      }
    }

    /// The same derivation over other operands.
    package func map(_ transform: (Theme.Color) -> Theme.Color) -> Derivation {
      switch self {
      case .alpha(let color, let alpha): .alpha(transform(color), alpha)
      case .mix(let color, let other, let amount): .mix(transform(color), with: transform(other), amount: amount)
      case .contrast(let color, let other, let minimum): .contrast(transform(color), with: transform(other), minimum: minimum)
      case .readable(let color, let candidates, let minimum):
        .readable(on: transform(color), candidates: candidates.map(transform), minimum: minimum)
      }
    }

    /// The same derivation over other operands, in the order of ``operands``.
    func over(_ operands: [Theme.Color]) -> Derivation {
      var rest = operands[...]
      return map { rest.popFirst() ?? $0 }
    }

    /// The derived colour, computed for each variant as far as the operands are known.
    package var color: Theme.Color {
      let operands = operands
      guard operands.allSatisfy(\.isKnown) else { return Theme.Color(.derived(Derived(self))) }
      func value(_ variant: Variant) -> RGB { evaluated(operands.compactMap { $0.fixed(variant) }) }
      if operands.allSatisfy(\.hasSchemesOnly) { return .pair(Pair(light: value(.light), dark: value(.dark))) }
      return Theme.Color.adaptive { .rgb(value($0)) }
    }

    /// The derived colour over fixed operands, in the order of ``operands``.
    package func evaluated(_ values: [RGB]) -> RGB {
      switch self {
      case .alpha(_, let alpha):
        RGB(red: values[0].red, green: values[0].green, blue: values[0].blue, alpha: channel(alpha))
      case .mix(_, _, let amount): values[0].mixed(with: values[1], amount: amount)
      case .contrast(_, _, let minimum): values[0].contrasting(with: values[1], minimum: minimum)
      case .readable(_, _, let minimum): values[0].mostReadable(of: values.dropFirst(), minimum: minimum)
      }
    }
  }

  /// Whether every variant is a fixed colour, so that a derivation from this colour can be computed now.
  var isKnown: Bool {
    switch content {
    case .rgb, .displayP3, .pair: true
    case .noColor, .system, .asset, .derived, .parameter: false
    case .adaptive(let variants): Variant.allCases.allSatisfy { variants.resolved($0).isKnown }
    }
  }

  /// Whether this is a fixed colour that differs, if at all, between light and dark.
  private var hasSchemesOnly: Bool {
    switch content {
    case .rgb, .displayP3, .pair: true
    case .noColor, .system, .asset, .adaptive, .derived, .parameter: false
    }
  }

  /// This colour with another alpha, clamped to 0…1.
  public func withAlpha(_ alpha: Double) -> Theme.Color { Derivation.alpha(self, alpha).color }

  /// This colour moved towards `other` in OKLab by `amount`, clamped to 0…1.
  public func mixed(with other: Theme.Color, amount: Double) -> Theme.Color {
    Derivation.mix(self, with: other, amount: amount).color
  }

  /// This colour with the smallest change of OKLCH lightness that gives a contrast of `minimum` (1…21, WCAG 2) against `other`.
  ///
  /// A colour that already has the contrast does not change. The lightness moves away from `other` first, and towards it if that does not
  /// suffice; if neither direction reaches the ratio, the result is the end with the higher contrast.
  public func contrasting(with other: Theme.Color, minimum: Double = 4.5) -> Theme.Color {
    Derivation.contrast(self, with: other, minimum: minimum).color
  }

  /// The first of `candidates` with a contrast of at least `minimum` (1…21, WCAG 2) on `background`, or else the one with the highest.
  public static func readable(
    on background: Theme.Color, candidates: [Theme.Color] = [.rgb(.white), .rgb(.black)], minimum: Double = 3
  ) -> Theme.Color {
    Derivation.readable(on: background, candidates: candidates, minimum: minimum).color
  }

  /// This colour with every parameter replaced by its argument; parameters without an argument remain. What differs by variant becomes
  /// adaptive.
  /// - Parameter worked: What earlier calls have worked out with the same arguments.
  package func binding(_ worked: inout Worked<Theme.Color>, _ argument: (String) -> Theme.Color?) -> Theme.Color {
    guard isUniform else { return Theme.Color.adaptive { variant($0).binding(&worked, argument) } }
    return fold(
      &worked,
      leaf: { color in
        if case .parameter(let name, _) = color.content { argument(name) ?? color } else { color }
      }, derive: { derivation, operands in derivation.over(operands).color })
  }

  /// Whether a parameter without its argument has a part in this colour of one variant.
  package var isOpen: Bool {
    fold(leaf: { if case .parameter = $0.content { true } else { false } }, derive: { $1.contains(true) })
  }
}
