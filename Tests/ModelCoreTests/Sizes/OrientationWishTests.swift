import ModelCore
import PelmetTestSupport
import Testing

/// A controller with wishes for the orientation.
private final class Wishing: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  var preferred: UIInterfaceOrientation?
  var turns = true

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
  override var shouldAutorotate: Bool { turns }
}

@MainActor
struct OrientationWishTests {
  /// A phone that shows `root`.
  private func stage(_ root: UIViewController, os: Device.Release = 26) -> WindowStage {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, min(os, 26))
    let stage = WindowStage(device)
    stage.show(root)
    return stage
  }

  @Test("ROT-6: a container does not ask the controller that it shows")
  func container() {
    let page = Wishing()
    page.supported = .portrait
    let stage = stage(UINavigationController(rootViewController: page))
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("ROT-6: the delegate of a navigation controller or tab bar controller answers for it", arguments: [true, false])
  func containerDelegates(isNavigation: Bool) {
    final class Upright: UIResponder, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }

      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        .portrait
      }
    }
    let delegate = Upright()
    let (navigation, tabs) = (UINavigationController(rootViewController: UIViewController()), UITabBarController())
    navigation.delegate = delegate
    tabs.viewControllers = [UIViewController()]
    tabs.delegate = delegate
    let stage = stage(isNavigation ? navigation : tabs)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .portrait)
  }

  @Test("ROT-7: an interface that is not supported any more turns to one that is")
  func turnsAway() {
    let root = Wishing()
    let stage = stage(root)
    stage.rotate(to: .landscapeLeft)
    root.supported = .portrait
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeLeft)
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    expectEqual(stage.orientation, .landscapeLeft)
    stage.simulation.layoutPass()
    expectEqual(stage.orientation, .portrait)
  }

  @Test("ROT-8: a controller that is presented full screen turns the interface, and its dismissal turns it back")
  func presentation() {
    let root = Wishing()
    root.supported = .portrait
    let stage = stage(root)
    let film = Wishing()
    film.supported = .landscape
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: true)
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeLeft)
    root.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
  }

  @Test("ROT-8: the end of a presentation that refused the device's orientation turns the interface to it")
  func deviceTurnedMeanwhile() {
    let root = Wishing()
    let stage = stage(root)
    let film = Wishing()
    film.supported = .portrait
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: true)
    stage.rotate(to: .landscapeRight)
    expectEqual(stage.orientation, .portrait)
    root.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeRight)
  }

  @Test("ROT-8: it is presented in the orientation that it prefers, and can be turned afterwards")
  func preferred() {
    let root = Wishing()
    let stage = stage(root)
    let film = Wishing()
    film.preferred = .landscapeRight
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: true)
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeRight)
    stage.rotate(to: .portrait)
    expectEqual(stage.orientation, .portrait)
  }

  @Test("ROT-8: a preference that is not supported counts for nothing, and neither does that of a sheet")
  func preferredInVain() {
    let root = Wishing()
    let stage = stage(root)
    let film = Wishing()
    (film.supported, film.preferred) = (.portrait, .landscapeRight)
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: false)
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
    root.dismiss(animated: false)
    stage.simulation.settle()
    film.supported = .all
    film.modalPresentationStyle = .pageSheet
    root.present(film, animated: false)
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
  }

  @Test("ROT-9: a controller can refuse all turns before iOS 16, and not since", arguments: [15, 16] as [Device.Release])
  func autorotate(os: Device.Release) {
    let root = Wishing()
    root.turns = false
    let stage = stage(root, os: os)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, os < 16 ? .portrait : .landscapeLeft)
    root.turns = true
    UIViewController.attemptRotationToDeviceOrientation()
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("ROT-10: an app turns the interface, and the user can turn it again")
  func request() throws {
    let stage = stage(Wishing())
    let scene = try #require(stage.scene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in Issue.record("refused") }
    expectEqual(stage.orientation, .portrait)
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeRight)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("ROT-10: of several orientations, the one in which the device is held is chosen")
  func requestOfSeveral() throws {
    let stage = stage(Wishing())
    let scene = try #require(stage.scene)
    stage.rotate(to: .landscapeRight)
    for wish in [UIInterfaceOrientationMask.portrait, .landscape] {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: wish))
      stage.simulation.settle()
    }
    expectEqual(stage.orientation, .landscapeRight)
  }

  @Test("ROT-10: a request for the orientation that is there tells nobody")
  func sameOrientation() throws {
    let notes = SizeNotes()
    let stage = stage(notes)
    notes.notes = []
    try #require(stage.scene).requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .landscape]))
    stage.simulation.settle()
    expectEqual(notes.take(), [])
  }

  @Test("ROT-10: a request for orientations that the controller does not support is denied")
  func denied() throws {
    let root = Wishing()
    root.supported = .portrait
    let stage = stage(root)
    var errors: [UISceneError?] = []
    try #require(stage.scene).requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      errors.append($0 as? UISceneError)
    }
    #expect(errors.isEmpty)
    stage.simulation.settle()
    #expect(errors == [UISceneError(.geometryRequestDenied)] && stage.orientation == .portrait)
  }

  @Test("ROT-10: there are no requests before iOS 16")
  func requestBefore16() throws {
    let stage = stage(Wishing(), os: 15)
    try #require(stage.scene).requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
  }
}
