public import Foundation

/// The width of the inspector column: the one in points before the fraction, within the limits (INS-1).
@MainActor
struct InspectorWidth {
  /// The model's own, because the system's is not documented.
  private static let standard: CGFloat = 320

  private let split: UISplitViewController

  init(_ split: UISplitViewController) {
    self.split = split
  }

  /// - Parameter available: The width of the split view.
  func width(in available: CGFloat) -> CGFloat {
    let fraction = Self.chosen(split.preferredInspectorColumnWidthFraction)
    let preferred = Self.chosen(split.preferredInspectorColumnWidth) ?? fraction.map { $0 * available } ?? Self.standard
    let atMost = min(preferred, Self.chosen(split.maximumInspectorColumnWidth) ?? .infinity)
    return min(max(atMost, Self.chosen(split.minimumInspectorColumnWidth) ?? 0), available)
  }

  /// Nil where the system chooses.
  private static func chosen(_ dimension: CGFloat) -> CGFloat? {
    dimension == UISplitViewController.automaticDimension ? nil : dimension
  }
}

extension UISplitViewController {
  /// Stands for a dimension that the system chooses. Compare with it: the number is the model's own.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// Whether the columns around a view stand beside each other.
  public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment
}
