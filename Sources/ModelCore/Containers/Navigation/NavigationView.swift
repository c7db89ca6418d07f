import Foundation

/// The view of a navigation controller: what the top controller's view is put into, under the bars.
final class NavigationView: UIView {
  /// Holds the views of the stack, so that none of them is the first subview (SPL-7).
  let content = UIView()

  init(_ controller: UINavigationController) {
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
    content.frame = bounds
    addSubview(content)
    addSubview(controller.navigationBar)
    addSubview(controller.toolbar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    guard let navigationController = controller as? UINavigationController else { return }
    NavigationLayout(navigationController, self).run()
  }
}
