public import Foundation

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }

  private let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// A radius around the same centre as the container's corner.
  /// - Parameter minimum: The least radius in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

/// The shape of a view's corners: equal by value, changed by setting another (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case corners(topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
    /// One radius for all four corners, also where a concentric one would differ.
    case uniform(UICornerRadius)
    case uniformEdges([UICornerRadius], isVertical: Bool)
    /// One radius for the two corners at an edge, and their own for the opposite ones, in reading order.
    case uniformEdge(Edge, UICornerRadius, UICornerRadius?, UICornerRadius?)
    case capsule(maximumRadius: Double?)
  }

  private enum Edge: Hashable, Sendable { case top, bottom, left, right }

  private let shape: Shape

  /// Each corner with this radius, which a concentric one resolves by corner.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Corners without a radius are square.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }

  /// Half circles at the shorter sides, of at most this radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximumRadius: maximumRadius))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform(radius))
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdges([topRadius, bottomRadius], isVertical: true))
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdges([leftRadius, rightRadius], isVertical: false))
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdge(.top, topRadius, bottomLeftRadius, bottomRightRadius))
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdge(.bottom, bottomRadius, topLeftRadius, topRightRadius))
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdge(.left, leftRadius, topRightRadius, bottomRightRadius))
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniformEdge(.right, rightRadius, topLeftRadius, bottomLeftRadius))
  }
}
