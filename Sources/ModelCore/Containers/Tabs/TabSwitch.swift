/// The exchange of the shown child of a tab bar controller, all within the call and never animated (VCL-19, TAB-12, §16.5).
@MainActor
struct TabSwitch {
  let container: UITabBarController
  let old: UIViewController?
  let new: UIViewController?

  /// - Parameter select: Makes `new` the selected one; called after `old` has disappeared.
  func run(select: () -> Void) {
    if container.isVisible { announce() }
    exchange()
    old?.endAppearance()
    select()
    container.arrange()
    if container.appearance == .appeared { new?.endAppearance() }
  }

  /// The one that comes is told first, unlike in a navigation controller. Where the container itself is only appearing, both appear
  /// together.
  private func announce() {
    new?.begin(appearing: true, animated: false, following: container.appearance == .appearing)
    old?.begin(appearing: false, animated: false)
  }

  /// What nobody sees is not loaded (VCL-5).
  private func exchange() {
    old?.viewIfLoaded?.removeFromSuperview()
    guard container.isVisible, let view = new?.view else { return }
    container.view.insertSubview(view, at: 0)
  }
}
