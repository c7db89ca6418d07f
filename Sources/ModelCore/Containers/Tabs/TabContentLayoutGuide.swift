import Foundation

/// The part of a tab bar controller's view that the tab bar does not cover (ACC-1).
final class TabContentLayoutGuide: UILayoutGuide {
  private weak var controller: UITabBarController?

  init(_ controller: UITabBarController) {
    self.controller = controller
    super.init()
  }

  override var owningView: UIView? {
    get { controller?.viewIfLoaded }
    set {}
  }

  override var layoutFrame: CGRect {
    guard let controller, let bounds = controller.viewIfLoaded?.bounds else { return .zero }
    return bounds.inset(by: controller.coveredByTabBar)
  }
}
