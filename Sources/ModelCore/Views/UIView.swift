public import Foundation

/// A rectangle of a window: geometry, hierarchy, tint and traits, but nothing drawn.
open class UIView: UIResponder, UIAppearanceContainer {
  /// How a picture fits into a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
      bottomRight
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// In the superview's coordinates, in points.
  open var frame: CGRect

  /// In the view's own coordinates, in points. Setting the size keeps the centre of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height)
    }
  }

  private var boundsOrigin = CGPoint.zero

  open private(set) weak var superview: UIView?

  open private(set) var subviews: [UIView] = []

  /// The window at the root of the view's hierarchy.
  open var window: UIWindow? { superview?.window }

  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open var clipsToBounds = false

  open var backgroundColor: UIColor?

  open var isHidden = false

  /// 0...1.
  open var alpha: CGFloat = 1

  /// The colour of controls and template images: this view's own, else the superview's, else the system's (BAR-8). Nil resets it.
  open var tintColor: UIColor! {
    get { explicitTintColor ?? SystemLook.current.tintColor }
    set { ownTintColor = newValue }
  }

  /// The tint that was set on this very view.
  package private(set) var ownTintColor: UIColor?

  /// The nearest tint that was set on the way from this view to the window.
  var explicitTintColor: UIColor? { ownTintColor ?? superview?.explicitTintColor }

  /// A style for this view and what is in it, whatever surrounds it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The traits of the superview, else of the device, with this view's override.
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection.traits ?? CurrentSimulation.device.traits
    return UITraitCollection(inherited.overridden(by: Traits(userInterfaceStyle: overrideUserInterfaceStyle)))
  }
}
