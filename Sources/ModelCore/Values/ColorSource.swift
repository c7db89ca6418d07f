import Foundation

/// Where a `UIColor` comes from.
package indirect enum ColorSource: Hashable {
  case fixed(ColorComponents)
  /// A semantic or fixed system colour by UIKit's name, such as `systemBlue`.
  case system(String)
  case asset(AssetName)
  case provided(ColorProvider)
  /// Another colour that is not fixed, with its alpha replaced.
  case translucent(UIColor, CGFloat)
}

/// A dynamic colour's closure, which is equal only to itself.
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
