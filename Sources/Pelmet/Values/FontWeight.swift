extension Theme {
  /// A font weight on the scale of OpenType and CSS, 1…1000; UIFont.Weight's names are points of it.
  public struct FontWeight: Sendable, Hashable {
    public var value: Double

    public init(_ value: Double) {
      self.value = value
    }

    public static let ultraLight = FontWeight(100)
    public static let thin = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let heavy = FontWeight(800)
    public static let black = FontWeight(900)

    /// The weights that UIFont.Weight names, lightest first.
    public static let named: [(name: String, weight: FontWeight)] = [
      ("ultraLight", ultraLight), ("thin", thin), ("light", light), ("regular", regular), ("medium", medium),
      ("semibold", semibold), ("bold", bold), ("heavy", heavy), ("black", black),
    ]
  }
}
