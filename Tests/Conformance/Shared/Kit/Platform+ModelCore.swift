#if canImport(ModelCore)
  import ModelCore

  /// The few things that scenarios need and that have no name in common.
  @MainActor
  enum Platform {
    static func makeWindow() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }

    /// The same name in the model's log.
    static func name(_ object: UIResponder, _ name: String) { object.modelName = name }
  }
#endif
