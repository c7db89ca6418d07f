import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// The theme that a container and its items have. Its window has another if the container was created after the theme was applied, or
/// moved to another window.
@MainActor
struct ThemeAdoption {
  private weak var adopted: WindowTheme?

  /// Whether the theme of the container's window is new to it. Returns true once for each theme.
  mutating func isDue(for container: UIViewController) -> Bool {
    guard let theme = container.themed?.theme, theme !== adopted else { return false }
    adopted = theme
    return true
  }
}

extension UIViewController {
  /// Applies the window's theme to a container and its bars, with the values of the screen that it shows.
  func applyTheme(showing screen: Theme.Screen?, to bars: [UIView]) {
    guard let (window, theme) = themed else { return }
    var place = LiveObjects.place(of: self, in: window, theme.binding, showing: screen)
    place.role = .container
    theme.write(on: ThemedObject(object: self, place: place))
    place.role = .bar
    place.opensContext = false
    for bar in bars { theme.write(on: ThemedObject(object: bar, place: place)) }
  }
}
