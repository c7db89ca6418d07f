public import Foundation

/// An item as a bar shows it.
public struct ModelItem: Sendable {
  public let item: UIBarButtonItem

  /// In the bar's coordinates, in points.
  public let frame: CGRect

  /// ITM-12.
  public internal(set) var titleColor: UIColor

  /// Nil where the image keeps its own colours (ITM-12).
  public internal(set) var imageColor: UIColor?

  /// The image, `landscapeImagePhone` in a bar with compact metrics (ITM-8).
  public let image: UIImage?

  /// What is drawn behind: the item's own legacy image before that of an appearance object (PRX-8).
  public let backgroundImage: UIImage?

  /// What fills the glass; nil: nothing (LG-3, iOS 26).
  public internal(set) var glassColor: UIColor?
}

extension ModelItem {
  @MainActor
  init(
    _ item: UIBarButtonItem, frame: CGRect, in bar: UIView, metrics: UIBarMetrics, appearance: UIBarButtonItemAppearance?
  ) {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let colors = ItemColors(item, in: bar, appearance: appearance?.modelState(state))
    let isCompact = metrics == .compact || metrics == .compactPrompt
    self.init(
      item: item, frame: frame, titleColor: colors.title, imageColor: colors.image,
      image: isCompact ? item.landscapeImagePhone ?? item.image : item.image,
      backgroundImage: item.backgroundImage(for: state, style: item.style, barMetrics: metrics)
        ?? appearance?.modelBackgroundImage(state),
      glassColor: colors.glass)
  }

  /// - Parameter distance: In points, to the right.
  func moved(by distance: CGFloat) -> ModelItem {
    ModelItem(
      item: item, frame: frame.offsetBy(dx: distance, dy: 0), titleColor: titleColor, imageColor: imageColor, image: image,
      backgroundImage: backgroundImage, glassColor: glassColor)
  }
}
