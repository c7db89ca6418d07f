import Foundation

@testable import ModelCore

/// A controller whose wishes for the status bar can be set.
final class Wishes: UIViewController {
  var style = UIStatusBarStyle.default
  var isBarHidden = false
  var animation = UIStatusBarAnimation.slide
  private(set) var styleQuestions = 0

  convenience init(_ style: UIStatusBarStyle, isBarHidden: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
    self.isBarHidden = isBarHidden
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    styleQuestions += 1
    return style
  }

  override var prefersStatusBarHidden: Bool { isBarHidden }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
}

/// A container of the app's own, which forwards what it is told to.
final class Frame: UIViewController {
  var styleChild: UIViewController?
  var hiddenChild: UIViewController?

  override var childForStatusBarStyle: UIViewController? { styleChild }

  override var childForStatusBarHidden: UIViewController? { hiddenChild }
}

/// A window that shows `root`, settled.
@MainActor
func window(showing root: UIViewController, in simulation: Simulation) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: simulation.device.screenSize))
  window.rootViewController = root
  window.isHidden = false
  simulation.settle()
  return window
}

extension UIWindow {
  var shownStatusBar: ModelStatusBar { ModelStatusBar(window: self) }
}
