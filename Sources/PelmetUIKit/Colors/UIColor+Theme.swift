public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension UIColor {
  /// A theme's colour as UIKit's.
  ///
  /// Adaptive, system, asset and derived colours are resolved by UIKit, for the traits of the view that uses them. `Theme.Color.noColor` is
  /// clear here; where it means that a property is set to `nil`, see ``UIKitConvertible``.
  public convenience init(_ color: Theme.Color) {
    if let color = color.displayP3 {
      self.init(color)
    } else if let rgb = color.rgb {
      self.init(rgb)
    } else {
      self.init(dynamicProvider: { color.resolvedUIColor(in: $0) })
    }
  }

  /// A fixed Display P3 colour.
  public convenience init(_ color: Theme.Color.DisplayP3) {
    self.init(displayP3Red: color.red, green: color.green, blue: color.blue, alpha: CGFloat(color.sRGB.alpha) / 255)
  }

  /// A fixed sRGB colour.
  public convenience init(_ rgb: Theme.Color.RGB) {
    self.init(
      red: CGFloat(rgb.red) / 255, green: CGFloat(rgb.green) / 255, blue: CGFloat(rgb.blue) / 255, alpha: CGFloat(rgb.alpha) / 255
    )
  }
}

extension Theme.Color: UIKitConvertible {
  /// `nil` for `none`: deliberately no colour.
  public var uiKitValue: UIColor? { self == .noColor ? nil : UIColor(self) }
}
