import Foundation
package import Pelmet

/// Where a `UIColor` comes from.
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
