import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct OrientationTests {
  private func phone(os: Device.Release = 26, _ change: (inout InfoPlist) -> Void = { _ in }) -> WindowStage {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, min(os, 26))
    return WindowStage(device, change)
  }

  @Test(
    "WIN-9: an interface turns only to orientations that app and controller support", arguments: [18, 26, 27] as [Device.Release])
  func lists(os: Device.Release) {
    let stage = phone(os: os) { $0.supportedInterfaceOrientations = [.portrait, .landscapeLeft] }
    stage.delegate.supported = [.portrait, .landscapeLeft]
    let controller = Turning()
    stage.show(controller)
    stage.rotate(to: .landscapeRight)
    expectEqual(stage.orientation, .portrait)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .landscapeLeft)
    controller.supported = .portrait
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
    stage.rotate(to: .portrait)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .portrait)
    controller.supported = .all
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("VBR-19: the outer display of a device that folds honours an app's orientations, the inner one does not")
  func folding() {
    var device = Device.iPhoneDuo
    device.linkedSDK = Device.Release(27, 1)
    let stage = WindowStage(device) { $0.supportedInterfaceOrientations = .portrait }
    stage.delegate.supported = .portrait
    stage.simulation.fold(to: .closed)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .portrait)
    stage.rotate(to: .portrait)
    stage.simulation.fold(to: .open)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("VBR-19: folding turns the interface to the way it is held, or to one that the app allows there, in one change of size")
  func foldingTurns() {
    var device = Device.iPhoneDuo
    device.linkedSDK = Device.Release(27, 1)
    let stage = WindowStage(device) { $0.supportedInterfaceOrientations = .portrait }
    stage.delegate.supported = .portrait
    stage.simulation.fold(to: .open)
    stage.rotate(to: .landscapeLeft)
    stage.delegate.geometries = []
    stage.simulation.fold(to: .closed)
    stage.simulation.settle()
    expectEqual(stage.orientation, .portrait)
    expectEqual(stage.scene?.coordinateSpace.bounds.size, CGSize(width: 466, height: 678))
    stage.simulation.fold(to: .partiallyOpen)
    stage.simulation.settle()
    expectEqual(stage.orientation, .landscapeLeft)
    expectEqual(stage.scene?.coordinateSpace.bounds.size, CGSize(width: 951, height: 669))
    expectEqual(stage.delegate.geometries, ["951>466", "466>951"])
  }

  @Test(
    "VBR-19: where neither the way it is held nor the one it lies is allowed, the interface turns to one that is",
    arguments: [
      (.landscape, .landscapeLeft), (.landscapeRight, .landscapeRight), ([.portraitUpsideDown, .portrait], .portrait),
    ] as [(UIInterfaceOrientationMask, UIInterfaceOrientation)])
  func foldingToAllowed(supported: UIInterfaceOrientationMask, orientation: UIInterfaceOrientation) {
    var device = Device.iPhoneDuo
    device.linkedSDK = Device.Release(27, 1)
    let stage = WindowStage(device)
    stage.delegate.supported = supported
    stage.simulation.fold(to: .open)
    stage.rotate(to: .portrait)
    stage.simulation.fold(to: .closed)
    stage.simulation.settle()
    expectEqual(stage.orientation, orientation)
  }

  @Test(
    "WIN-7, WIN-9: a window that the user has sized keeps its size when the device turns, if there is so much room",
    arguments: [(600, 500, 600, 500), (1000, 700, 820, 700), (1180, 820, 820, 1180)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func sizedWindow(width: CGFloat, height: CGFloat, newWidth: CGFloat, newHeight: CGFloat) {
    let stage = WindowStage(os: 27)
    stage.setWindowControls(true)
    stage.simulation.resize(stage.session, to: CGSize(width: width, height: height))
    stage.rotate(to: .portrait)
    expectEqual(stage.scene?.coordinateSpace.bounds.size, CGSize(width: newWidth, height: newHeight))
  }

  @Test("WIN-9: a phone's controllers support all orientations but upside down")
  func upsideDown() {
    let stage = phone()
    stage.rotate(to: .portraitUpsideDown)
    expectEqual(stage.orientation, .portrait)
    expectEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
  }

  @Test("WIN-9: the scene delegate's list replaces the property list's on iOS 27", arguments: [26, 27] as [Device.Release])
  func sceneList(os: Device.Release) {
    let stage = phone(os: os) { $0.supportedInterfaceOrientations = .portrait }
    stage.delegate.supported = .landscape
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.orientation, os >= 27 ? .landscapeLeft : .portrait)
  }

  @Test(
    "WIN-9: in a resizable scene the lists are ignored on iOS 27, windowed and full screen",
    arguments: [26, 27] as [Device.Release])
  func resizable(os: Device.Release) {
    for isWindowed in [false, true] {
      let stage = WindowStage(os: os) { $0.supportedInterfaceOrientations = .landscape }
      stage.delegate.supported = .landscape
      if isWindowed { stage.setWindowControls(true) }
      stage.rotate(to: .portrait)
      expectEqual(stage.orientation, os >= 27 ? .portrait : .landscapeLeft, "windowed: \(isWindowed)")
    }
  }

  @Test("WIN-8, WIN-9: an app that requires the full screen keeps its orientations on iOS 27")
  func fullScreen() {
    let stage = WindowStage(os: 27) { $0.requiresFullScreen = true }
    stage.delegate.supported = .landscape
    stage.rotate(to: .portrait)
    expectEqual(stage.orientation, .landscapeLeft)
  }

  @Test("WIN-7: a granted lock keeps the orientation until the wish is withdrawn")
  func lock() {
    let stage = WindowStage()
    let controller = Turning()
    controller.isLocked = true
    stage.show(controller)
    expectEqual(stage.delegate.geometries, ["1180>1180 locked"])
    stage.rotate(to: .portrait)
    expectEqual(stage.orientation, .landscapeLeft)
    controller.isLocked = false
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == true)
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    stage.simulation.settle()
    expectEqual(stage.delegate.geometries, ["1180>1180 locked", "1180>1180", "1180>820"])
    expectEqual(stage.orientation, .portrait)
  }

  @Test("WIN-7: there is no lock before iOS 26")
  func noLock() {
    let stage = WindowStage(os: 25)
    let controller = Turning()
    controller.isLocked = true
    stage.show(controller)
    stage.rotate(to: .portrait)
    expectEqual(stage.orientation, .portrait)
  }

  @Test("WIN-7: the wish of a controller that nobody sees or asks counts for nothing")
  func invisibleWish() {
    let stage = WindowStage()
    let (outer, wishing) = (Turning(), Turning())
    wishing.isLocked = true
    outer.child = wishing
    stage.show(outer)
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == false)

    let navigation = UINavigationController(rootViewController: wishing)
    stage.show(navigation)
    #expect(navigation.childForInterfaceOrientationLock == nil)
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == false)
  }

  @Test("WIN-7: the child that a container names decides, and a controller that covers it")
  func child() {
    let stage = WindowStage()
    let (outer, inner) = (Turning(), Turning())
    inner.isLocked = true
    outer.child = inner
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    stage.show(outer)
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == true)
    let covering = UIViewController()
    covering.modalPresentationStyle = .fullScreen
    outer.present(covering, animated: true)
    stage.simulation.settle()
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == false)
    outer.dismiss(animated: true)
    stage.simulation.settle()
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == true)
  }

  @Test("WIN-7: a lock lasts while the scene covers its screen: full screen, windowed, full screen")
  func windowed() {
    let stage = WindowStage()
    let controller = Turning()
    controller.isLocked = true
    stage.show(controller)
    stage.setWindowControls(true)
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == false)
    stage.simulation.resize(stage.session, to: CGSize(width: 500, height: 600))
    stage.setWindowControls(false)
    expectEqual(stage.scene?.effectiveGeometry.coordinateSpace.bounds.width, 1180)
    #expect(stage.scene?.effectiveGeometry.isInterfaceOrientationLocked == true)
    expectEqual(stage.delegate.geometries.last, "1180>1180 locked")
  }
}
