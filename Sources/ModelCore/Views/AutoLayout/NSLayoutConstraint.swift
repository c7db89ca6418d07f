public import Foundation

/// A relation between two attributes of views or guides. It is kept by the nearest common ancestor while it is active, and not solved
/// (CTL-8).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// The part of a view or guide.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  open private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  open private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// In points.
  open var constant: CGFloat

  open var priority = UILayoutPriority.required

  /// A name for the app's own use.
  open var identifier: String?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// The view that keeps the constraint among its own, while it is active.
  weak var holder: UIView?

  /// Whether an ancestor of both items holds the constraint. Activating it where there is none is a fault (CTL-8).
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return holder?.removeConstraint(self) ?? () }
      guard let ancestor = commonAncestor else {
        return CurrentSimulation.fault(
          .ctl8, "\(names) have no common ancestor; add the views to one hierarchy before you activate their constraints")
      }
      ancestor.addConstraint(self)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether an item is a view, or in it.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  private var commonAncestor: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondItem != nil else { return first }
    return sequence(first: first, next: \.superview).first { Self.view(of: secondItem)?.isDescendant(of: $0) ?? false }
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private var names: String {
    [firstItem, secondItem].compactMap(\.self).map { ($0 as? UIView)?.modelName ?? "\(type(of: $0))" }.joined(separator: " and ")
  }
}

/// How strongly a constraint holds, from 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
