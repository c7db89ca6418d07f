internal import Foundation

extension UIView {
  /// A picture of the view, as a view of the same size and background. What is in the view is not drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.backgroundColor = backgroundColor
    return picture
  }
}
