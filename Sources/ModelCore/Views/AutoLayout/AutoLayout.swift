/// A view's part in Auto Layout: constraints are kept and checked, and not solved, so that frames do not follow them (CTL-8).
@MainActor
final class AutoLayout {
  /// The active constraints that the view is the nearest common ancestor of.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var translatesMask = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Removes the constraints between a view that left and what is above it (CTL-8).
  static func separate(_ view: UIView, from superview: UIView) {
    var next: UIView? = superview
    while let ancestor = next {
      // Most views hold none.
      if ancestor.autoLayout != nil { ancestor.removeConstraints(ancestor.constraints.filter { $0.reaches(into: view) }) }
      next = ancestor.storedSuperview
    }
  }
}

extension UIView {
  /// The view's part in Auto Layout, made when it is first needed.
  fileprivate var knownAutoLayout: AutoLayout {
    let known = autoLayout ?? AutoLayout()
    autoLayout = known
    return known
  }

  /// For ``ModelViewBase/systemLayoutSizeFitting(_:)``: the smallest size possible.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// For ``ModelViewBase/systemLayoutSizeFitting(_:)``: the largest size possible, in points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Whether UIKit makes constraints of the view's frame. It is kept without effect (CTL-8).
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesMask ?? true }
    set { knownAutoLayout.translatesMask = newValue }
  }

  /// The constraints that the view holds: active ones of which it is the nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    knownAutoLayout.constraints.append(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    let held = constraints.filter { $0.holder === self }
    guard !held.isEmpty else { return }
    for constraint in held { constraint.holder = nil }
    autoLayout?.constraints.removeAll { $0.holder == nil }
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide, which leaves the view that it was in before.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    knownAutoLayout.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.hasObject(layoutGuide) else { return }
    layoutGuide.owningView = nil
    autoLayout?.guides.removeObject(layoutGuide)
  }

  /// The part that bars and other views do not cover; its frame follows ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide { InsetGuide.of(self, \.safeAreaInsets, named: "UIViewSafeAreaLayoutGuide") }

  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { InsetGuide.of(self, \.layoutMargins, named: "UIViewLayoutMarginsGuide") }

  /// The part in which text is easy to read: here the part inside the margins.
  public var readableContentGuide: UILayoutGuide { InsetGuide.of(self, \.layoutMargins, named: "UIViewReadableContentGuide") }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    knownAutoLayout.hugging[axis] = priority
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.compression[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    knownAutoLayout.compression[axis] = priority
  }
}

/// A guide of UIKit's own, inset from the bounds of its view.
private final class InsetGuide: UILayoutGuide {
  private let insets: KeyPath<UIView, UIEdgeInsets>

  private init(_ insets: KeyPath<UIView, UIEdgeInsets>, _ name: String) {
    self.insets = insets
    super.init()
    identifier = name
  }

  /// The view's guide with a name, the same whenever it is asked for.
  static func of(_ view: UIView, _ insets: KeyPath<UIView, UIEdgeInsets>, named name: String) -> UILayoutGuide {
    if let guide = view.layoutGuides.first(where: { $0.identifier == name }) { return guide }
    let guide = InsetGuide(insets, name)
    view.addLayoutGuide(guide)
    return guide
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let (bounds, insets) = (owningView.bounds, owningView[keyPath: insets])
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
  }
}
