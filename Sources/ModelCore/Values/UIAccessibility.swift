public import Foundation

/// The user's accessibility settings, as far as bars depend on them and no trait has them.
///
/// A test sets them at the ``Simulation``: ``Simulation/isReduceTransparencyEnabled``.
public enum UIAccessibility {
  /// Whether the user reduces transparency (GLS-10).
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    CurrentSimulation.simulation?.surroundings.reducesTransparency ?? false
  }

  /// Is posted after ``isReduceTransparencyEnabled`` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
