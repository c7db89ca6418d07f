import Pelmet
import PelmetTestSupport

extension SplitMix64 {
  /// Any opaque colour.
  mutating func opaque() -> Theme.Color.RGB { Theme.Color.RGB(UInt32(truncatingIfNeeded: next())) }

  /// Any colour, most of them translucent.
  mutating func translucent() -> Theme.Color.RGB { Theme.Color.RGB(rgba: UInt32(truncatingIfNeeded: next())) }

  /// A colour that may be adaptive.
  mutating func color() -> Theme.Color {
    guard Bool.random(using: &self) else { return .rgb(opaque()) }
    func maybe(_ generator: inout SplitMix64) -> Theme.Color? { Bool.random(using: &generator) ? .rgb(generator.opaque()) : nil }
    return .adaptive(
      light: .rgb(opaque()), dark: maybe(&self), lightHighContrast: maybe(&self), darkHighContrast: maybe(&self),
      darkElevated: maybe(&self))
  }
}
