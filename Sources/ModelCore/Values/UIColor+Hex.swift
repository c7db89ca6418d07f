internal import Pelmet

extension UIColor {
  /// The colour in a scheme, as themes write it: `#0A84FF`, or `#0A84FF80` if it is not opaque; `nil` for that of an asset catalogue,
  /// which the model does not know. Colours beyond sRGB end at its edge.
  public func modelHex(in style: UIUserInterfaceStyle = .light) -> String? {
    modelComponents(UITraitCollection(userInterfaceStyle: style))?.rgb.shortDescription
  }
}
