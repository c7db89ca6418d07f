public import Foundation

/// A view above a tab bar, or beside the circles of a minimised one (ACC-1, iOS 26).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The place of an accessory.
  public typealias Environment = UITabAccessoryEnvironment

  public init(contentView: UIView) {
    content = contentView
    super.init()
  }

  private let content: UIView

  /// Gets the size of the place that the accessory has (ACC-4).
  open var contentView: UIView { content }
}

/// The view around an accessory's own, from which everything in it has the environment as a trait (ACC-1, ACC-5).
final class TabAccessoryView: UIView {
  private(set) var environment = UITabAccessoryEnvironment.regular {
    didSet { TraitGeneration.advance() }
  }

  /// Tells the views in the accessory, before they are laid out (ACC-2).
  func enter(_ environment: UITabAccessoryEnvironment) {
    guard environment != self.environment else { return }
    TraitChange.run(in: self) { self.environment = environment }
    superview?.setNeedsLayout()
  }

  override var computedTraits: UITraitCollection {
    UITraitCollection(super.computedTraits.traits.overridden(by: TraitValues(tabAccessoryEnvironment: environment)))
  }
}

/// The accessory of a tab bar controller (ACC-1 to ACC-5).
extension UITabBarController {
  private var shownAccessory: UITabAccessory? {
    CurrentSimulation.device.systemVersion >= 26 ? bottomAccessory : nil
  }

  func replaceAccessory(_ old: UITabAccessory?) {
    if old?.contentView.superview === accessoryView { old?.contentView.removeFromSuperview() }
    if shownAccessory == nil { accessoryView.removeFromSuperview() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Only a visible bar that is minimised has the accessory in its row, and only in compact width (ACC-2, ACC-3).
  func updateAccessoryEnvironment() {
    guard shownAccessory != nil else { return }
    accessoryView.enter(isAccessoryInline ? .inline : .regular)
  }

  private var isAccessoryInline: Bool {
    isBarCompact && modelIsTabBarMinimized && isTabBarShown && traitCollection.horizontalSizeClass == .compact
  }

  /// Adds the accessory if it is not there yet, and gives it its frame.
  func placeAccessory(in layout: TabLayout) {
    guard let view = viewIfLoaded, let content = shownAccessory?.contentView else { return }
    if accessoryView.superview !== view { view.addSubview(accessoryView) }
    if content.superview !== accessoryView { accessoryView.addSubview(content) }
    accessoryView.frame = AccessoryLayout(layout).frame(isInline: accessoryView.environment == .inline)
    content.frame = accessoryView.bounds
  }

  /// In the controller's coordinates.
  var modelTabAccessory: ModelTabAccessory? {
    guard let accessory = shownAccessory, accessoryView.superview != nil else { return nil }
    return ModelTabAccessory(
      contentView: accessory.contentView, frame: accessoryView.frame, environment: accessoryView.environment)
  }
}

/// The frame of an accessory in points (ACC-4).
///
/// Two sizes are known, both at a width of 402: 360 by 48, and 234 by 48 in the row of a minimised bar. The margins that give them are kept
/// at other widths, which is the model's own; so is the place without a gap above the bar, and at the top of the row.
private struct AccessoryLayout {
  private static let height: CGFloat = 48
  private static let margin: CGFloat = 21
  /// Beside the circles.
  private static let inlineMargin: CGFloat = 84
  private static let widestOnPad: CGFloat = 420

  private let layout: TabLayout

  init(_ layout: TabLayout) {
    self.layout = layout
  }

  func frame(isInline: Bool) -> CGRect {
    let bounds = layout.bounds.inset(by: layout.column)
    var width = max(0, bounds.width - 2 * (isInline ? Self.inlineMargin : Self.margin))
    if layout.device.idiom == .pad { width = min(width, Self.widestOnPad) }
    return CGRect(
      x: bounds.minX + (bounds.width - width) / 2, y: isInline ? layout.bar.minY : bottom - Self.height, width: width,
      height: Self.height)
  }

  /// The bar's upper edge, or the lower edge of the view where no bar is at the bottom (ACC-1, ACC-3, VBR-10).
  private var bottom: CGFloat {
    layout.isAtTop || !layout.isShown || layout.edge != .unspecified ? layout.bounds.maxY : layout.bar.minY
  }
}
