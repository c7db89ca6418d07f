public import Foundation

/// A view that arranges others in a row or a column (CTL-7). It knows which; without Auto Layout it does not place them.
open class UIStackView: UIView {
  /// The place of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The sizes and gaps of views along the axis.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { -.greatestFiniteMagnitude }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  /// The views in their order along the axis. A view that leaves the stack view leaves these, too.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  private var arranged: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Arranges a view behind the others, and adds it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.without([view]).count)
  }

  /// Arranges a view at a place, and adds it as a subview if it is none. A view that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      return CurrentSimulation.fault(
        .ctl7, "a view cannot be arranged at \(stackIndex) of \(modelName), which has \(arranged.count); use one up to that")
    }
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    setNeedsLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged = arrangedSubviews.without([view])
    setNeedsLayout()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
