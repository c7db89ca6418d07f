import Foundation
package import Pelmet

/// The definition of a `UIColor`: numbers, a name, or a closure.
package indirect enum ColorSource: Hashable {
  case fixed(ColorComponents)
  /// A semantic or fixed system colour by UIKit's name, such as `systemBlue`.
  case system(String)
  /// A colour of a system look that UIKit has no name for.
  case look(Theme.Color)
  case asset(AssetName)
  case provided(ColorProvider)
  /// Another colour that is not fixed, with its alpha replaced.
  case translucent(UIColor, CGFloat)
}

/// The closure of a dynamic colour, which is equal only to itself.
package final class ColorProvider: Hashable, Sendable {
  let provide: @Sendable (UITraitCollection) -> UIColor

  init(provide: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.provide = provide
  }

  package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A colour as numbers, 0...1 (Display P3 and extended sRGB may lie outside).
package struct ColorComponents: Hashable, Sendable {
  /// The colour space that the colour was created in. UIKit distinguishes grey from RGB, so `UIColor.white` is not equal to an RGB white.
  package enum Space: Hashable, Sendable { case gray, sRGB, displayP3 }

  package var space: Space
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(space: Space = .sRGB, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an sRGB colour from `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  /// The colour with 8 bits a channel; each is clamped to 0...1.
  package var rgb: Theme.Color.RGB {
    Theme.Color.RGB(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }
}
