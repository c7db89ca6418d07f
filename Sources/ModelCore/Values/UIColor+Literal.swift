import Foundation

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal where none is asked for, as UIKit declares it.
public typealias _ColorLiteralType = UIColor

// In the protocol, because an initialiser of the class would have to be in all its subclasses.
extension _ExpressibleByColorLiteral where Self: UIColor {
  /// Creates the sRGB colour of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    guard let color = color as? Self else { preconditionFailure("a colour literal is a plain UIColor, not a \(Self.self)") }
    self = color
  }
}
