public import Foundation

// The text attributes of bar titles and items. UIKit and AppKit declare them, Foundation does not; the names are Apple's.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A number of points added to the advance of each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// The style of an underline or strikethrough. `[]` is no line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of a text. Equal by value.
open class NSShadow: NSObject, NSCopying {
  /// The offset in points; zero by default.
  open var shadowOffset: CGSize = .zero

  /// The blur radius in points; 0 by default, a sharp edge.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, or `nil` for no shadow. Black with an alpha of one third by default, as in UIKit.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3.0)

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowColor as? UIColor)
    return hasher.finalize()
  }
}
