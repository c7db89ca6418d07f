import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension UIViewController {
  /// The theme's answer for a container that shows a screen; `nil` if it has none (VBR-3).
  func themedVerticalBarBehavior(showing screen: Theme.Screen?) -> Theme.ViewControllerStyle.VerticalBarBehavior? {
    guard Theme.OSVersion.current >= .verticalBars, let (root, theme) = themed else { return nil }
    let place = LiveObjects.place(of: self, in: root, theme.binding, showing: screen)
    return theme.style(context: place.context, screen: screen).viewController?.preferredVerticalBarBehavior
  }
}
