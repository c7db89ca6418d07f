public import Foundation

/// A description that fonts are created from. Equal by value.
public final class UIFontDescriptor: NSObject, Sendable {
  package let values: FontValues

  package init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates a descriptor from `family`, `name`, `size`, `textStyle`, and `weight` and `symbolic` of `traits`; other attributes have no
  /// effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontValues(pointSize: 0).adding(attributes))
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontValues(family: fontName, pointSize: size))
  }

  /// The descriptor of a text style at the text size of these traits, or of the current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferred(style, in: traitCollection ?? .current))
  }

  /// In points.
  public var pointSize: CGFloat { values.pointSize }

  public var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(values.adding(attributes))
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.pointSize = newPointSize }
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// Replaces the symbolic traits; bold also makes a system font's weight bold. Never `nil`, because no font is looked up.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.symbolicTraits = symbolicTraits
      if symbolicTraits.contains(.traitBold) { $0.weight = .bold }
    }
  }

  /// The system font in another design, or `nil` for a font of a family, which has no other.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    values.family == nil ? changed { $0.design = design } : nil
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  public override var hash: Int { values.hashValue }

  private func changed(_ change: (inout FontValues) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `CGFloat`, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary with `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension FontValues {
  /// These values, with those of a descriptor's attributes replaced.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontValues {
    var values = self
    if let family = (attributes[.family] ?? attributes[.name]) as? String { values.family = family }
    if let size = attributes[.size] as? CGFloat { values.pointSize = size }
    if let textStyle = attributes[.textStyle] as? UIFont.TextStyle { values.textStyle = textStyle }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return values }
    if let weight = traits[.weight] as? UIFont.Weight { values.weight = weight }
    if let weight = traits[.weight] as? CGFloat { values.weight = UIFont.Weight(weight) }
    if let symbolic = traits[.symbolic] as? UInt32 { values.symbolicTraits = .init(rawValue: symbolic) }
    return values
  }
}
