public import Foundation

/// An item as a bar shows it.
public struct ModelItem: Sendable {
  public let item: UIBarButtonItem

  /// In the bar's coordinates, in points.
  public let frame: CGRect

  /// ITM-12.
  public let titleColor: UIColor

  /// Nil where the image keeps its own colours (ITM-12).
  public let imageColor: UIColor?
}
