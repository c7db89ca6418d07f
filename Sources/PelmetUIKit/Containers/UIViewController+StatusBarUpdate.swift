#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension UIViewController {
  /// Lets UIKit ask again, where there is a status bar.
  func askForStatusBar() {
    #if !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }
}
