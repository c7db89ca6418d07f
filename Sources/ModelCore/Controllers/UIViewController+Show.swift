extension UIViewController {
  /// What `show` and `showDetail` come to where no container takes the controller (NAV-3, SPL-6): a presentation, animated, in full screen
  /// unless the app chose another style.
  func presentShown(_ viewController: UIViewController) {
    if viewController.ownPresentationStyle == .automatic { viewController.modalPresentationStyle = .fullScreen }
    present(viewController, animated: true)
  }
}
