extension NSAttributedString.Key {
  public static let attachment = Self("NSAttachment")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let kern = Self("NSKern")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let shadow = Self("NSShadow")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let underlineStyle = Self("NSUnderline")
}

open class NSShadow: NSObject {
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

open class NSMutableParagraphStyle: NSObject {
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
}
