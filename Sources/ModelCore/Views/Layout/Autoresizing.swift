import Foundation

extension UIView {
  /// The parts of a view's place in its superview that change with the superview's size (CTL-10).
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives the subviews the frames that their masks ask for after the size of this view changed (CTL-10).
  func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in storedSubviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      let (x, width) = FlexibleLine(start: view.frame.minX, length: view.frame.width, of: old.width).resized(
        to: frame.width, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
      let (y, height) = FlexibleLine(start: view.frame.minY, length: view.frame.height, of: old.height).resized(
        to: frame.height, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }
}

/// A view's margin, length and other margin along one axis of its superview.
private struct FlexibleLine {
  private let parts: [CGFloat]

  init(start: CGFloat, length: CGFloat, of whole: CGFloat) {
    parts = [start, length, whole - start - length]
  }

  /// Gives the flexible parts their shares of the difference, in proportion to their lengths; equal ones if they have none (CTL-10).
  func resized(to whole: CGFloat, _ isFlexible: [Bool]) -> (start: CGFloat, length: CGFloat) {
    let flexible = zip(parts, isFlexible).map { $1 ? $0 : 0 }
    let difference = whole - parts.reduce(0, +)
    let total = flexible.reduce(0, +)
    let count = isFlexible.count { $0 }
    let shares = zip(flexible, isFlexible).map { part, isFlexible in
      guard isFlexible else { return 0 as CGFloat }
      return total == 0 ? difference / CGFloat(count) : difference * part / total
    }
    return (parts[0] + shares[0], parts[1] + shares[1])
  }
}
