import Foundation

/// The two bars of a navigation controller.
@MainActor
final class NavigationBars {
  private let bar: UINavigationBar
  let toolbar: UIToolbar

  var isNavigationBarHidden = false
  var isToolbarHidden = true

  /// A class that is no subclass of the bar's counts as none.
  init(navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: EmptyCoder()) ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: EmptyCoder()) ?? UIToolbar()
    toolbar.isHidden = true
  }

  /// The bar, which belongs to `controller` from the first time on that it is asked for.
  func navigationBar(of controller: UINavigationController) -> UINavigationBar {
    bar.stack.manager = controller
    return bar
  }
}
