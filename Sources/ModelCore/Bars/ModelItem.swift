public import Foundation

/// An item as a bar shows it.
@MainActor
public struct ModelItem {
  public let item: UIBarButtonItem

  /// In the bar's coordinates, in points.
  public let frame: CGRect
}
