extension UINavigationController {
  /// The scroll view that the large title and the scroll edge depend on (NAV-13): the one that the top controller names, else its own view or
  /// the first subview of that (SPL-7).
  public var modelContentScrollView: UIScrollView? { ContentScrollView.find(in: self, for: .top) }
}
