import Pelmet

extension UIBlurEffect.Style {
  /// The style of that name; nil for no effect.
  init?(_ effect: Theme.BlurEffect) {
    guard let style = Self.named[effect.rawValue] else { return nil }
    self = style
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
