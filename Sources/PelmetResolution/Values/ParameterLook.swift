package import Pelmet
package import PelmetCompiler
internal import PelmetDiagnostics

extension BoundParameter {
  /// The colour that pictures show for a colour parameter: the default, else, or if it is that of an asset which nobody has read, one of a
  /// few that are easy to tell apart.
  package var look: Theme.Color { defaultLook ?? Self.standIns[index % Self.standIns.count] }

  /// Whether the look is not the default's.
  package var isLookInvented: Bool { defaultLook == nil }

  private var defaultLook: Theme.Color? {
    guard case .color(let color)? = defaultValue, Self.known(color, .light) != nil, Self.known(color, .dark) != nil else {
      return nil
    }
    return color
  }

  /// The look in light and in dark.
  package var lookInSchemes: (light: Theme.Color.RGB, dark: Theme.Color.RGB) {
    (Self.known(look, .light) ?? .black, Self.known(look, .dark) ?? .black)
  }

  /// Whether an argument may be another colour in dark: the function's parameter is of a type other than `Theme.Color.RGB`.
  package var mayDifferInDark: Bool {
    if case .color(let color)? = defaultValue { color.rgb == nil } else { false }
  }

  /// The default where it is true or false or a number, in words.
  package var defaultText: String? {
    switch defaultValue {
    case .boolean(let boolean)?: "\(boolean)"
    case .number(let number)?: digits(number)
    default: nil
    }
  }

  private static func known(_ color: Theme.Color, _ variant: Theme.Color.Variant) -> Theme.Color.RGB? {
    color.known(variant) { SystemPaint.color($0, from26: true) }
  }

  private static let standIns: [Theme.Color] = [
    .rgb(0x5856D6), .rgb(0xFF9500), .rgb(0x34C759), .rgb(0xFF2D55), .rgb(0x30B0C7), .rgb(0xAF52DE), .rgb(0xFFCC00),
    .rgb(0xA2845E),
  ]
}
