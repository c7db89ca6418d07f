public import Foundation

/// A view with an effect on the content behind it. Views to be seen on it belong in ``contentView``.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` shows none. To show or remove glass, set it instead of `alpha` (GLS-1).
  open var effect: UIVisualEffect?

  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
  }

  /// The piece of glass that decides whether this one is light or dark: itself, or the outermost glass around it (GLS-1). Nil without glass.
  public var modelDecidingGlass: UIVisualEffectView? {
    guard effect is UIGlassEffect else { return nil }
    var deciding = self
    var view: UIView = self
    while let superview = view.superview {
      if let outer = superview as? UIVisualEffectView, outer.effect is UIGlassEffect { deciding = outer }
      view = superview
    }
    return deciding
  }
}
