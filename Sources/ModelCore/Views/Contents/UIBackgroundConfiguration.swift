public import Foundation

/// The background of a cell or a heading, kept and not drawn. Since iOS 14.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// `nil` is the system's colour.
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?

  private init() {}

  /// A background without colour.
  public static func clear() -> Self {
    var background = Self()
    background.backgroundColor = .clear
    return background
  }

  public static func listPlainCell() -> Self { Self() }

  public static func listGroupedCell() -> Self { Self() }

  /// The background of a cell in a list of its state. Since iOS 16.
  public static func listCell() -> Self { Self() }
}
