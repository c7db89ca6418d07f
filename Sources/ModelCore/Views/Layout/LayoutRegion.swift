import Foundation

extension UIView {
  /// A part of a view that content should keep to, which can also leave room for the window controls in its corner (WIN-3). Since iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// The direction in which a region leaves a corner.
    public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }

    enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }

    let kind: Kind
    let cornerAdaptation: AdaptivityAxis?

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// The safe area without the view's layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// The same as ``margins(cornerAdaptation:)``: the width of readable text is not modelled.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The distances from the view's edges to a region, in points. Since iOS 26.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let margins = region.kind == .safeArea ? UIEdgeInsets.zero : layoutMargins
    let insets = safeAreaInsets + margins
    guard let axis = region.cornerAdaptation else { return insets }
    return insets.union(CornerAdaptation(axis, of: self, inside: insets).insets(keeping: margins))
  }

  /// A guide with the frame of a region, which follows the view. Since iOS 26.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { RegionGuide(region, of: self) }
}

/// The room that a region leaves for the window controls (WIN-3). Rounded corners have no known sizes (WIN-4).
@MainActor
private struct CornerAdaptation {
  private let axis: UIView.LayoutRegion.AdaptivityAxis
  private let bounds: CGRect
  /// In the view's coordinates; `nil` where the region is not covered.
  private let controls: CGRect?

  init(_ axis: UIView.LayoutRegion.AdaptivityAxis, of view: UIView, inside insets: UIEdgeInsets) {
    self.axis = axis
    bounds = view.bounds
    let controls = view.window?.modelWindowControls.map { view.convert($0, from: nil) }
    self.controls = controls.flatMap { $0.intersects(view.bounds.inset(by: insets)) ? $0 : nil }
  }

  func insets(keeping margins: UIEdgeInsets) -> UIEdgeInsets {
    guard let controls else { return .zero }
    if axis == .vertical { return UIEdgeInsets(top: controls.maxY - bounds.minY + margins.top, left: 0, bottom: 0, right: 0) }
    if controls.midX < bounds.midX {
      return UIEdgeInsets(top: 0, left: controls.maxX - bounds.minX + margins.left, bottom: 0, right: 0)
    }
    return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: bounds.maxX - controls.minX + margins.right)
  }
}

extension CGRect {
  /// The rectangle without these distances from its edges.
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// The guide of a region of a view.
private final class RegionGuide: UILayoutGuide {
  private let region: UIView.LayoutRegion

  init(_ region: UIView.LayoutRegion, of view: UIView) {
    self.region = region
    super.init()
    owningView = view
  }

  override var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: $0.edgeInsets(for: region)) } ?? .zero
  }
}

extension UIEdgeInsets {
  /// The layout margins of a view that sets none: 8 points on each side, none from iOS 27.1 on in an app of its SDK (CMP-2).
  @MainActor static var defaultLayoutMargins: UIEdgeInsets {
    let device = CurrentSimulation.device
    let release = Device.Release(27, 1)
    let side: CGFloat = device.systemVersion >= release && device.linkedSDK >= release ? 0 : 8
    return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }
}
