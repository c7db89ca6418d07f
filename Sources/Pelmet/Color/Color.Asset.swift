extension Theme.Color {
  /// A colour set of an asset catalogue.
  public struct Asset: Sendable, Hashable {
    /// The name in the catalogue.
    public var name: String
    /// The module in whose bundle the catalogue is; `nil` is the app itself.
    public var module: String?
    /// What the colour is roughly, for checks that cannot read the catalogue.
    public var approximately: RGB?

    public init(name: String, module: String? = nil, approximately: RGB? = nil) {
      self.name = name
      self.module = module
      self.approximately = approximately
    }
  }
}
