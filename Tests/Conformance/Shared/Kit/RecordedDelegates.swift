#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// A delegate that notes what it hears, and answers every question in the same way.
class RecordedDelegate: UIResponder, Recorded {
  let recordedName: String
  let recorder: Recorder
  fileprivate let allows: Bool

  init(_ name: String, allows: Bool = true, _ recorder: Recorder) {
    (recordedName, self.recorder, self.allows) = (name, recorder, allows)
    super.init()
    Platform.name(self, name)
  }
}

/// A delegate of a navigation controller that notes what it hears.
final class RecordedNavigationDelegate: RecordedDelegate, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard("willShow(\(nameInRecords(of: viewController)), animated: \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard("didShow(\(nameInRecords(of: viewController)), animated: \(animated))")
  }
}

/// A delegate of a tab bar controller that notes what it hears.
final class RecordedTabDelegate: RecordedDelegate, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    heard("shouldSelect(\(nameInRecords(of: viewController)))")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    heard("didSelect(\(nameInRecords(of: viewController)))")
  }
}

/// A delegate of a presentation that notes what it hears.
class RecordedSheetDelegate: RecordedDelegate, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard("presentationControllerShouldDismiss(\(nameInRecords(of: presentationController.presentedViewController)))")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard("presentationControllerWillDismiss(\(nameInRecords(of: presentationController.presentedViewController)))")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard("presentationControllerDidDismiss(\(nameInRecords(of: presentationController.presentedViewController)))")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    heard("presentationControllerDidAttemptToDismiss(\(nameInRecords(of: presentationController.presentedViewController)))")
  }
}
