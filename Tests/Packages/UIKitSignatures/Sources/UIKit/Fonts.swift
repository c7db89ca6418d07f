open class UIFont: NSObject, @unchecked Sendable {
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { declared() }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    declared()
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { declared() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { declared() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { declared() }
  public init?(name fontName: String, size fontSize: CGFloat) { nil }
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
  open var familyName: String { declared() }
  open var fontName: String { declared() }
  open var pointSize: CGFloat { declared() }
  open var fontDescriptor: UIFontDescriptor { declared() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { declared() }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 17, visionOS 1, *)
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17, visionOS 1, *)
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(-0.8)
    public static let thin = Self(-0.6)
    public static let light = Self(-0.4)
    public static let regular = Self(0)
    public static let medium = Self(0.23)
    public static let semibold = Self(0.3)
    public static let bold = Self(0.4)
    public static let heavy = Self(0.56)
    public static let black = Self(0.62)
  }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {}
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { declared() }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { declared() }
  open var pointSize: CGFloat { declared() }
  open func object(forKey anAttribute: AttributeName) -> Any? { declared() }
  open var symbolicTraits: SymbolicTraits { declared() }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { declared() }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { declared() }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { declared() }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { declared() }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
  }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { declared() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { declared() }
}
