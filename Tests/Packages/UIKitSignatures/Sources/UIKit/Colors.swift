open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public convenience init?(named name: String) { nil }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { nil }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { declared() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { declared() }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { declared() }
  open var cgColor: CGColor { declared() }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open class var label: UIColor { declared() }
  open class var secondaryLabel: UIColor { declared() }
  open class var tertiaryLabel: UIColor { declared() }
  open class var quaternaryLabel: UIColor { declared() }
  open class var placeholderText: UIColor { declared() }
  open class var link: UIColor { declared() }
  open class var separator: UIColor { declared() }
  open class var opaqueSeparator: UIColor { declared() }
  open class var systemFill: UIColor { declared() }
  open class var secondarySystemFill: UIColor { declared() }
  open class var tertiarySystemFill: UIColor { declared() }
  open class var quaternarySystemFill: UIColor { declared() }
  open class var systemBackground: UIColor { declared() }
  open class var secondarySystemBackground: UIColor { declared() }
  open class var tertiarySystemBackground: UIColor { declared() }
  open class var systemGroupedBackground: UIColor { declared() }
  open class var secondarySystemGroupedBackground: UIColor { declared() }
  open class var tertiarySystemGroupedBackground: UIColor { declared() }
  open class var systemRed: UIColor { declared() }
  open class var systemOrange: UIColor { declared() }
  open class var systemYellow: UIColor { declared() }
  open class var systemGreen: UIColor { declared() }
  @available(iOS 15, *)
  open class var systemMint: UIColor { declared() }
  open class var systemTeal: UIColor { declared() }
  @available(iOS 15, *)
  open class var systemCyan: UIColor { declared() }
  open class var systemBlue: UIColor { declared() }
  open class var systemIndigo: UIColor { declared() }
  open class var systemPurple: UIColor { declared() }
  open class var systemPink: UIColor { declared() }
  open class var systemBrown: UIColor { declared() }
  open class var systemGray: UIColor { declared() }
  open class var systemGray2: UIColor { declared() }
  open class var systemGray3: UIColor { declared() }
  open class var systemGray4: UIColor { declared() }
  open class var systemGray5: UIColor { declared() }
  open class var systemGray6: UIColor { declared() }
  @available(iOS 15, *)
  open class var tintColor: UIColor { declared() }
  open class var lightText: UIColor { declared() }
  open class var darkText: UIColor { declared() }
  open class var black: UIColor { declared() }
  open class var darkGray: UIColor { declared() }
  open class var lightGray: UIColor { declared() }
  open class var white: UIColor { declared() }
  open class var gray: UIColor { declared() }
  open class var red: UIColor { declared() }
  open class var green: UIColor { declared() }
  open class var blue: UIColor { declared() }
  open class var cyan: UIColor { declared() }
  open class var yellow: UIColor { declared() }
  open class var magenta: UIColor { declared() }
  open class var orange: UIColor { declared() }
  open class var purple: UIColor { declared() }
  open class var brown: UIColor { declared() }
  open class var clear: UIColor { declared() }
}
