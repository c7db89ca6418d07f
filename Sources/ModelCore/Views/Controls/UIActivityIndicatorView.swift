public import Foundation

/// A sign that something takes time, hidden until it is started (CTL-6).
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  @ModelUnrecorded open var style = Style.medium

  @ModelUnrecorded open var color: UIColor!

  /// Whether the view is hidden while it stands still.
  @ModelUnrecorded open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
