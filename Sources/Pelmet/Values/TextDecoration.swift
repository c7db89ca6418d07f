extension Theme {
  /// A shadow behind text, as in `NSShadow`. A property that is `nil` keeps the system's value.
  public struct Shadow: Sendable, Hashable {
    public var color: Color?
    /// In points; positive moves right and down.
    public var offset: Offset?
    /// In points, 0 or more.
    public var blurRadius: Double?

    public init(color: Color? = nil, offset: Offset? = nil, blurRadius: Double? = nil) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }

    /// Removes the shadow, whereas Swift's `nil` leaves it untouched.
    public static let noShadow = Shadow(color: .clear)

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: Shadow

      @usableFromInline package init(_ value: Shadow) { self.value = value }
    }
  }

  /// A line under or through text, as in `NSUnderlineStyle`: one thickness and, optionally, a pattern and `byWord`.
  public struct UnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let single = UnderlineStyle(rawValue: 0x01)
    public static let thick = UnderlineStyle(rawValue: 0x02)
    public static let double = UnderlineStyle(rawValue: 0x09)
    public static let patternDot = UnderlineStyle(rawValue: 0x0100)
    public static let patternDash = UnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
    public static let byWord = UnderlineStyle(rawValue: 0x8000)
  }
}
