extension Theme.Color {
  /// One colour for light and one for dark: what a theme's parameter takes when its default is such a pair.
  public struct Pair: Sendable, Hashable {
    public var light: RGB
    public var dark: RGB

    public init(light: RGB, dark: RGB) {
      self.light = light
      self.dark = dark
    }
  }
}
