import Foundation

/// The view of a tab bar controller.
final class TabContainerView: UIView {
  private weak var owner: UITabBarController?

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
    addSubview(owner.tabBar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    owner?.layOut()
  }
}
