import ModelCore
import PelmetTestSupport

/// A random walk over what changes traits: overrides, hierarchies, presentations, the system.
@MainActor
struct TraitWalk {
  /// Has traits of its own, which change without a notice.
  private final class Forcing: UIViewController {
    var size = UIUserInterfaceSizeClass.compact

    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(verticalSizeClass: size)])
    }
  }

  let simulation: Simulation
  private let window: UIWindow
  private let root = UISplitViewController(style: .doubleColumn)
  private var controllers: [UIViewController]
  private var views: [UIView]
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    let device = [Device.iPhone, .iPad, .iPhoneDuo][Int(seed % 3)]
    simulation = sceneApp(on: device, version: device.folds ? Device.Release(27, 1) : seed % 2 == 0 ? 27 : 16)
    simulation.launchAndSettle()
    guard let window = simulation.window else { preconditionFailure() }
    self.window = window
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: Forcing())
    tabs.viewControllers = [navigation, UIViewController()]
    root.setViewController(tabs, for: .secondary)
    root.setViewController(UIViewController(), for: .primary)
    window.rootViewController = root
    controllers = [root, tabs] + navigation.viewControllers + (0..<6).map { $0 == 0 ? Forcing() : UIViewController() }
    views = (0..<6).map { _ in UIView() }
    simulation.settle()
  }

  /// The traits of everything, from the bottom up or from the top down.
  mutating func read() -> [UITraitCollection] {
    let presentations = controllers.compactMap { $0.presentedViewController?.presentationController }
    var environments: [any UITraitEnvironment] = [window] + controllers + controllers.compactMap(\.viewIfLoaded)
    environments += views + presentations + window.subviews + (window.windowScene.map { [$0] } ?? [])
    guard Bool.random(using: &numbers) else { return environments.map(\.traitCollection) }
    return environments.reversed().map(\.traitCollection).reversed()
  }

  /// Does something, and says what.
  mutating func step() -> String {
    let steps: [(String, @MainActor (inout TraitWalk) -> Void)] = [
      ("a style of a controller", { $0.aController.overrideUserInterfaceStyle = $0.aStyle }),
      ("a style of a view", { $0.aView.overrideUserInterfaceStyle = $0.aStyle }),
      ("a style of the window", { $0.window.overrideUserInterfaceStyle = $0.aStyle }),
      ("an override of a controller", { $0.aController.traitOverrides.userInterfaceLevel = $0.aLevel }),
      ("an override of a view", { $0.aView.traitOverrides.accessibilityContrast = .high }),
      ("an override of the scene", { $0.window.windowScene?.traitOverrides.accessibilityContrast = .normal }),
      ("no override of a view", { $0.aView.traitOverrides.remove(UITraitAccessibilityContrast.self) }),
      ("no override of a controller", { $0.aController.traitOverrides.remove(UITraitUserInterfaceLevel.self) }),
      ("traits of a presentation", { $0.aController.presentationController?.traitOverrides.userInterfaceLevel = $0.aLevel }),
      ("traits forced on a child", { $0.force() }),
      ("traits of a class", { ($0.aController as? Forcing)?.size = Bool.random(using: &$0.numbers) ? .regular : .compact }),
      ("a child", { $0.addChild() }),
      ("a child without its view", { $0.adopt() }),
      ("no child", { $0.aController.removeFromParent() }),
      ("a view", { $0.addView() }),
      ("no view", { $0.aView.removeFromSuperview() }),
      ("another view of a controller", { $0.replaceView() }),
      ("an end", { $0.end() }),
      ("a presentation", { $0.present() }),
      ("a dismissal", { $0.aController.dismiss(animated: false) }),
      ("a rotation", { $0.simulation.rotate(to: Bool.random(using: &$0.numbers) ? .portrait : .landscapeLeft) }),
      ("dark or light", { $0.simulation.userInterfaceStyle = Bool.random(using: &$0.numbers) ? .dark : .light }),
      ("a text size", { $0.simulation.preferredContentSizeCategory = Bool.random(using: &$0.numbers) ? .large : .small }),
      ("another size", { $0.resize() }),
      ("a posture", { $0.fold() }),
      ("a layout pass", { $0.simulation.layoutPass() }),
      ("rest", { $0.simulation.settle() }),
    ]
    let (name, run) = steps[Int.random(in: steps.indices, using: &numbers)]
    run(&self)
    return name
  }

  private var aController: UIViewController {
    mutating get { controllers[Int.random(in: controllers.indices, using: &numbers)] }
  }

  private var aView: UIView {
    mutating get { views[Int.random(in: views.indices, using: &numbers)] }
  }

  private var aStyle: UIUserInterfaceStyle {
    mutating get { [.unspecified, .light, .dark][Int.random(in: 0..<3, using: &numbers)] }
  }

  private var aLevel: UIUserInterfaceLevel {
    mutating get { Bool.random(using: &numbers) ? .base : .elevated }
  }

  private mutating func force() {
    let child = aController
    child.parent?.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
  }

  /// Those that belong to UIKit's containers stay in them.
  private var free: [UIViewController] { controllers.filter { !($0.parent is UINavigationController) }.dropFirst(2) + [] }

  private mutating func addChild() {
    guard let child = free.randomElement(using: &numbers), case let parent = aController, child.presentingViewController == nil,
      !isAbove(child, parent), !parent.view.isDescendant(of: child.view)
    else { return }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private mutating func adopt() {
    guard let child = free.randomElement(using: &numbers), case let parent = aController, !isAbove(child, parent),
      child.presentingViewController == nil
    else { return }
    parent.addChild(child)
  }

  private func isAbove(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    controller === other || other.parent.map { isAbove(controller, $0) } ?? false
  }

  private mutating func addView() {
    let view = aView
    let superview: UIView = Bool.random(using: &numbers) ? aController.view : aView
    if !superview.isDescendant(of: view) { superview.addSubview(view) }
  }

  private mutating func replaceView() {
    guard let controller = free.randomElement(using: &numbers), controller.presentingViewController == nil else { return }
    controller.view = Bool.random(using: &numbers) ? UIView() : nil
  }

  /// Lets go of a controller and a view, whatever is in them.
  private mutating func end() {
    let view = Int.random(in: views.indices, using: &numbers)
    views[view].removeFromSuperview()
    views[view] = UIView()
    let place = controllers.count - 1
    let controller = controllers[place]
    guard controller.presentingViewController == nil, controller.presentedViewController == nil else { return }
    controller.removeFromParent()
    controllers[place] = UIViewController()
  }

  private mutating func present() {
    guard let presented = free.randomElement(using: &numbers), presented.parent == nil else { return }
    presented.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][Int.random(in: 0..<3, using: &numbers)]
    root.present(presented, animated: Bool.random(using: &numbers))
  }

  private mutating func fold() {
    guard simulation.device.folds else { return }
    simulation.fold(to: [.open, .partiallyOpen, .closed][Int.random(in: 0..<3, using: &numbers)])
  }

  private mutating func resize() {
    guard let session = window.windowScene?.session, simulation.device.idiom == .pad else { return }
    simulation.resize(session, to: CGSize(width: Bool.random(using: &numbers) ? 400 : 1180, height: 820))
  }
}
