#if canImport(ModelCore)
  /// Scenarios that need a person, or the system: they stay unproven until somebody touches a device, and UIKit's compiler never sees them.
  @MainActor
  enum Fingers {
    static let all = told + launches + windows

    /// Those that have a table in an article.
    static let told = backs + swipes + taps + drags + detents + alerts + searches + tables + turns + typing
  }
#endif
