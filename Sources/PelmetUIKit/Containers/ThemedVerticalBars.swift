import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension UIViewController {
  /// The theme's answer for a container that shows a screen; `nil` if it has none (VBR-3).
  func themedVerticalBarBehavior(showing screen: Theme.Screen?) -> Theme.ViewControllerStyle.VerticalBarBehavior? {
    guard Theme.OSVersion.current >= .verticalBars, let (window, theme) = themed else { return nil }
    let place = LiveObjects.place(of: self, in: window, theme.binding, showing: screen)
    return theme.styles.style(context: place.context, screen: screen).viewController?.preferredVerticalBarBehavior
  }
}
