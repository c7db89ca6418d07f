import Pelmet

/// A small random number generator whose sequence depends on its seed alone, so that a failing property can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
