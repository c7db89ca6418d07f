import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

#if !os(visionOS)  // visionOS has no status bar.
  /// A theme's status bar over a container.
  @MainActor
  struct ThemedStatusBar {
    private let style: Theme.Style
    private let traits: UITraitCollection

    /// `nil` if no theme holds for the container.
    init?(_ container: UIViewController, showing screen: Theme.Screen?) {
      guard let (root, theme) = container.themed else { return nil }
      let place = LiveObjects.place(of: container, in: root, theme.binding, showing: screen)
      style = theme.style(context: place.context, screen: screen)
      traits = container.traitCollection
    }

    var section: Theme.StatusBarStyle { style.statusBar ?? Theme.StatusBarStyle() }

    /// UIKit's style; `nil` if the theme sets none. `automatic` is UIKit's default if the background is not known.
    func style(under bar: NavigationBarStatus) -> UIStatusBarStyle? {
      switch section.style {
      case nil: return nil
      case .default: return .default
      case .lightContent: return .lightContent
      case .darkContent: return Self.darkContent
      case .automatic:
        guard let ground = StatusBarGround(style, bar, traits).color else { return .default }
        return Theme.Color.RGB.white.contrast(on: ground) >= 3 ? .lightContent : Self.darkContent
      }
    }

    /// Dark content, which is the default before iOS 13 (STB-6).
    private static var darkContent: UIStatusBarStyle {
      if #available(iOS 13, *), Theme.OSVersion.current >= 13 { .darkContent } else { .default }
    }
  }
#endif

#if !os(visionOS)  // visionOS has no status bar.
  /// The slot of a navigation bar that is in use (APP-3).
  struct NavigationBarStatus {
    /// Whether the bar is visible.
    var isShown: Bool
    var isCompact: Bool
    var isAtEdge: Bool

    /// No bar.
    static let none = NavigationBarStatus(isShown: false, isCompact: false, isAtEdge: false)
  }

  extension UINavigationController {
    /// An estimate by size class and scroll position, because UIKit does not report the slot.
    var navigationBarStatus: NavigationBarStatus {
      let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      let system = Theme.OSVersion.current
      var isAtEdge = topViewController?.scrollView(at: .top)?.isAtTop ?? (system >= 15)
      if system < 15 {
        let isLarge = navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
        isAtEdge = isAtEdge && isLarge && !isCompact && system >= 13
      }
      return NavigationBarStatus(isShown: !isNavigationBarHidden, isCompact: isCompact, isAtEdge: isAtEdge)
    }
  }

  extension UIScrollView {
    fileprivate var isAtTop: Bool {
      #if MODELCORE
        contentOffset.y <= 0
      #else
        contentOffset.y <= -adjustedContentInset.top
      #endif
    }
  }
#endif
