/// Everything that is recorded: the scenarios and the probes.
@MainActor
enum Repertoire {
  static let scenarios = Launch.all + CallbackOrders.all + Looks.heights
  static let probes = Defaults.all + Looks.all

  #if canImport(ModelCore)
    /// With what no recording can have, but a published log may.
    static let known = scenarios + Fingers.all
  #endif
}
