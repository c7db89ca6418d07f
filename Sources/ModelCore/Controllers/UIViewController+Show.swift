extension UIViewController {
  /// What `show` and `showDetail` come to where no container takes the controller (NAV-3, SPL-6): a presentation, animated, in full.
  func presentShown(_ viewController: UIViewController) {
    CurrentSimulation.fault(
      "SPL-6", "no container of \(modelName) shows \(viewController.modelName); put it into one that does, or present it")
  }
}
