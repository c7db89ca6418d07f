/// The conditions under which scrolling minimises a navigation bar (MIN-5 to MIN-8, iOS 27).
///
/// A value: change a copy and write it back, or change it in place with
/// `navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown`.
public struct UIBarMinimization: Hashable, Sendable {
  /// The direction of scrolling that minimises the bar (MIN-5).
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic

  /// Whether the safe area follows the bar (MIN-7).
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  /// The scrolling that brings the bar back; `atScrollEdge` counts only together with `onScrollDown` (MIN-6).
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic

  public init() {}
}

/// The direction of scrolling that minimises a navigation bar (MIN-5).
public enum UIBarMinimizationBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

/// Whether the safe area follows a bar that is minimised (MIN-7).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable { case automatic, enabled, disabled }

/// The scrolling that brings a minimised bar back (MIN-6).
public enum UIBarMinimizationRestorationBehavior: Int, Sendable { case automatic, atScrollEdge }
