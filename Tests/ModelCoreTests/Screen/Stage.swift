import Foundation
import ModelCore
import Testing

/// A window on the screen of a device.
@MainActor
struct Stage {
  let simulation: Simulation
  let window: UIWindow

  /// - Parameter root: Made after the simulation, so that its views belong to it.
  init(on version: Device.Release = 26, device: Device = .iPhone, root: () -> UIViewController) {
    simulation = run(on: version, device: device)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = root()
    window.isHidden = false
    simulation.settle()
  }

  func screen() throws -> ModelScreen {
    try #require(window.modelScreen)
  }

  /// A phone held sideways.
  nonisolated static var landscapePhone: Device {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 844, height: 390)
    return device
  }
}

/// A controller whose view is a scroll view with long content.
final class ScrollingController: UIViewController {
  let scrollView = UIScrollView()

  override func loadView() {
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    view = scrollView
  }
}
