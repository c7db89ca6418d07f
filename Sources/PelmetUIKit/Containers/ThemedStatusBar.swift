import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

#if !os(visionOS)  // Which has no status bar.
  /// What a theme says of the status bar over a container.
  @MainActor
  struct ThemedStatusBar {
    private let style: Theme.Style
    private let traits: UITraitCollection

    /// Nil where no theme is.
    init?(_ container: UIViewController, showing screen: Theme.Screen?) {
      guard let window = container.themedWindow, let theme = WindowTheme.of(window) else { return nil }
      let place = LiveObjects.place(of: container, in: window, theme.binding, showing: screen)
      style = theme.styles.style(context: place.context, screen: screen)
      traits = container.traitCollection
    }

    var says: Theme.StatusBarStyle { style.statusBar ?? Theme.StatusBarStyle() }

    /// The style of UIKit's; nil where the theme says nothing. What nobody can tell is left to UIKit.
    func style(under bar: NavigationBarStatus) -> UIStatusBarStyle? {
      switch says.style {
      case nil: return nil
      case .default: return .default
      case .lightContent: return .lightContent
      case .darkContent: return Self.darkContent
      case .automatic:
        guard let ground = StatusBarGround(style, bar, traits).color else { return .default }
        return Theme.Color.RGB.white.contrast(on: ground) >= 3 ? .lightContent : Self.darkContent
      }
    }

    /// Before iOS 13 the default is dark (STB-6).
    private static var darkContent: UIStatusBarStyle {
      if #available(iOS 13, *), Theme.OSVersion.current >= 13 { .darkContent } else { .default }
    }
  }
#endif
