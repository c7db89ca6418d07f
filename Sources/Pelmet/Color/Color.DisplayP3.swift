extension Theme.Color {
  /// A colour that sRGB cannot show, in Display P3.
  public struct DisplayP3: Sendable, Hashable {
    /// 0…1, encoded with the transfer function of sRGB, as UIKit takes it; so are green and blue.
    public var red: Double
    public var green: Double
    public var blue: Double
    /// What the colour is in sRGB: derivations and contrast ratios are worked out with it, and its alpha is this colour's.
    public var sRGB: RGB

    public init(red: Double, green: Double, blue: Double, sRGB: RGB) {
      self.red = red
      self.green = green
      self.blue = blue
      self.sRGB = sRGB
    }
  }

  /// The Display P3 value of a fixed colour that sRGB cannot show; `nil` for any other.
  public var displayP3: DisplayP3? {
    if case .displayP3(let color) = content { color } else { nil }
  }
}
