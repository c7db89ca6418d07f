import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

#if !os(visionOS)  // Which has no status bar.
  /// Which slot of a navigation bar is in use (APP-3).
  struct NavigationBarStatus {
    /// Whether a bar is there at all.
    var isShown: Bool
    var isCompact: Bool
    var isAtEdge: Bool

    /// No bar.
    static let none = NavigationBarStatus(isShown: false, isCompact: false, isAtEdge: false)
  }

  extension UINavigationController {
    /// As far as UIKit lets one know: by the size class, and by how far the content is scrolled.
    var navigationBarStatus: NavigationBarStatus {
      let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      let system = Theme.OSVersion.current
      var isAtEdge = topViewController?.topScrollView?.isAtTop ?? (system >= 15)
      if system < 15 {
        let isLarge = navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
        isAtEdge = isAtEdge && isLarge && !isCompact && system >= 13
      }
      return NavigationBarStatus(isShown: !isNavigationBarHidden, isCompact: isCompact, isAtEdge: isAtEdge)
    }
  }

  extension UIViewController {
    /// The scroll view on which the bar depends (NAV-13).
    fileprivate var topScrollView: UIScrollView? {
      if #available(iOS 15, *), Theme.OSVersion.current >= 15, let view = contentScrollView(for: .top) { return view }
      return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
  }

  extension UIScrollView {
    fileprivate var isAtTop: Bool {
      #if canImport(UIKit)
        contentOffset.y <= -adjustedContentInset.top
      #else
        contentOffset.y <= 0
      #endif
    }
  }
#endif
