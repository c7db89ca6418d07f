extension InfoPlist {
  /// LCH-13.
  public struct SceneManifest: Sendable {
    public init() {}
  }
}
