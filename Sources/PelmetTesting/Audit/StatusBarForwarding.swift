#if !canImport(UIKit)
  import ModelCore
  import PelmetUIKit

  extension UIViewController {
    /// Whether the controller answers for the status bar itself, whatever its screens would say: a navigation or split view controller that
    /// names no child (STB-2). Pelmet's own containers answer from the theme.
    var keepsStatusBarStyle: Bool {
      guard self is UINavigationController || self is UISplitViewController else { return false }
      return childForStatusBarStyle == nil && !(self is ThemedNavigationController)
    }
  }
#endif
