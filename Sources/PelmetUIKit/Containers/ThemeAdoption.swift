import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// The theme that a container and its items have. Another holds for it if it was created after the theme was applied, or moved to another
/// window.
@MainActor
struct ThemeAdoption {
  private weak var adopted: LiveTheme?

  /// Whether the theme that holds for the container is new to it. Returns true once for each theme.
  mutating func isDue(for container: UIViewController) -> Bool {
    guard let theme = container.themed?.theme, theme !== adopted else { return false }
    adopted = theme
    return true
  }
}

extension UIViewController {
  /// Applies its theme to a container and its bars, with the values of the screen that it shows.
  func applyTheme(showing screen: Theme.Screen?, to bars: [UIView]) {
    guard let (root, theme) = themed else { return }
    var place = LiveObjects.place(of: self, in: root, theme.binding, showing: screen)
    place.role = .container
    theme.write(on: ThemedObject(object: self, place: place))
    place.role = .bar
    place.opensContext = false
    for bar in bars { theme.write(on: ThemedObject(object: bar, place: place)) }
  }
}
