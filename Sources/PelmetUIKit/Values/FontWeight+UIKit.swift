public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.FontWeight: UIKitConvertible {
  /// The weight on UIKit's scale: 100, 200 … 900 are UIKit's named weights, what lies between two of them is interpolated linearly,
  /// what lies outside is the lightest or the heaviest of them.
  public var uiKitValue: UIFont.Weight {
    let position = max(0, min((value - 100) / 100, Double(Self.scale.count - 1)))
    let lower = Self.scale[Int(position)]
    let upper = Self.scale[min(Int(position) + 1, Self.scale.count - 1)]
    return UIFont.Weight(lower.rawValue + (upper.rawValue - lower.rawValue) * (position - position.rounded(.down)))
  }

  /// UIKit's weights for 100, 200 … 900.
  private static let scale: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
