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
