import Foundation
import ModelCore
import Testing

/// A posture of an iPhone Duo, and how it is held.
struct Pose: CustomTestStringConvertible, Sendable {
  let posture: Device.Posture
  let orientation: UIInterfaceOrientation

  init(_ posture: Device.Posture, _ orientation: UIInterfaceOrientation) {
    (self.posture, self.orientation) = (posture, orientation)
  }

  var testDescription: String { "\(posture) in \(orientation)" }

  static let closed = Pose(.closed, .portrait)
  static let closedAreaRight = Pose(.closed, .landscapeLeft)
  static let closedAreaLeft = Pose(.closed, .landscapeRight)
  static let openPortrait = Pose(.open, .portrait)
  static let openLandscape = Pose(.open, .landscapeLeft)
  static let halfPortrait = Pose(.partiallyOpen, .portrait)
  static let halfLandscape = Pose(.partiallyOpen, .landscapeLeft)
}

/// A window that fills the display of an iPhone Duo, without launch and scenes.
@MainActor
struct DuoStage {
  let simulation: Simulation
  let window: UIWindow

  /// - Parameter root: Made after the simulation, so that its views belong to it.
  init(
    _ pose: Pose = .openLandscape, sdk: Device.Release = Device.Release(27, 1), policies: Policies = Policies(),
    root: () -> UIViewController
  ) {
    var device = Device.iPhoneDuo
    device.linkedSDK = sdk
    simulation = Simulation(device: device, policies: policies)
    simulation.fold(to: pose.posture)
    simulation.rotate(to: pose.orientation)
    window = UIWindow()
    window.rootViewController = root()
    window.isHidden = false
    simulation.settle()
  }

  func strike(_ pose: Pose) {
    simulation.fold(to: pose.posture)
    simulation.rotate(to: pose.orientation)
    simulation.settle()
  }

  func screen() throws -> ModelScreen {
    try #require(window.modelScreen)
  }

  /// The column, which must be there.
  func column() throws -> ModelVerticalBar {
    try #require(try screen().verticalBar)
  }
}

/// A controller with an answer about vertical bars, which counts how often it was asked.
class Answering: UIViewController {
  var answer: UIVerticalBarBehavior
  private(set) var questions = 0
  private(set) var edges: [UIVerticalBarEdge] = []

  init(_ answer: UIVerticalBarBehavior = .automatic) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    answer = .automatic
    super.init(coder: coder)
  }

  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
    questions += 1
    return answer
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    edges.append(traitCollection.verticalBarEdge)
  }
}

/// An app's own container, which fills itself with one child.
final class PlainContainer: UIViewController {
  let forwards: Bool

  init(_ child: UIViewController, forwards: Bool) {
    self.forwards = forwards
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) {
    forwards = false
    super.init(coder: coder)
  }

  override var childForPreferredVerticalBarBehavior: UIViewController? { forwards ? children.first : nil }

  override func viewDidLayoutSubviews() {
    children.first?.view.frame = view.bounds
  }
}

@MainActor
func imageItem(_ name: String) -> UIBarButtonItem {
  let item = UIBarButtonItem(image: UIImage(named: name), style: .plain, target: nil, action: nil)
  item.identifier = name
  return item
}

@MainActor
func textItem(_ title: String) -> UIBarButtonItem {
  let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  item.identifier = title
  return item
}

/// A navigation controller with a page whose right items these are.
@MainActor
func navigation(_ items: [UIBarButtonItem] = [], page: UIViewController = UIViewController()) -> UINavigationController {
  page.navigationItem.rightBarButtonItems = items
  return UINavigationController(rootViewController: page)
}

extension [UIBarButtonItem] {
  @MainActor var names: [String] { map { $0.identifier ?? $0.title ?? "?" } }
}
