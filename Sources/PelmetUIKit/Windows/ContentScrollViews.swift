import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension UIViewController {
  /// The scroll view that a bar at an edge follows: the one set for the edge, or else the view or its first subview (NAV-13). Loads no
  /// view.
  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if #available(iOS 15, *), Theme.OSVersion.current >= 15, let view = contentScrollView(for: edge) { return view }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// The scroll views that bars at any edge follow. Each shows the effects of its own edges (EDG-2).
  var scrollViewsOfBars: [UIScrollView] {
    ([.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]).compactMap(scrollView)
  }
}
