import ModelCore

/// A scene that notes what it hears of its geometry.
final class GeometryScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var style = UIWindowScene.WindowingControlStyle.automatic
  var supported = UIInterfaceOrientationMask.all
  /// Old and new width, and whether a drag is under way or the orientation locked.
  var geometries: [String] = []
  /// The widths of which the older callback tells.
  var updates: [Int] = []

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
    let marks = (new.isInteractivelyResizing ? " drag" : "") + (new.isInterfaceOrientationLocked ? " locked" : "")
    geometries.append("\(Int(old.coordinateSpace.bounds.width))>\(Int(new.coordinateSpace.bounds.width))\(marks)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    updates.append(Int(previousCoordinateSpace.bounds.width))
  }

  func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { style }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { supported }
}

/// A controller that answers what a test sets.
final class Turning: UIViewController {
  var supported = UIInterfaceOrientationMask.all
  var isLocked = false
  var child: UIViewController?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var prefersInterfaceOrientationLocked: Bool { isLocked }
  override var childForInterfaceOrientationLock: UIViewController? { child }
}

/// A pad with an app whose windows the user can move and resize.
@MainActor
struct WindowStage {
  let simulation: Simulation
  let session: UISceneSession
  let delegate: GeometryScene

  /// - Parameter change: Changes the property list before the launch.
  init(
    os: Device.Release = 26, sdk: Device.Release = 26, policies: Policies = Policies(),
    _ change: (inout InfoPlist) -> Void = { _ in }
  ) {
    var device = Device.iPad
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    self.init(device, policies: policies, change)
  }

  init(_ device: Device, policies: Policies = Policies(), _ change: (inout InfoPlist) -> Void = { _ in }) {
    let entry = InfoPlist.SceneConfiguration(name: "Default", delegateClass: GeometryScene.self, make: { GeometryScene() })
    var infoPlist = InfoPlist(
      sceneManifest: InfoPlist.SceneManifest(supportsMultipleScenes: true, configurations: [.windowApplication: [entry]]))
    change(&infoPlist)
    simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: PlainApp(), policies: policies)
    simulation.launchAndSettle()
    guard let scene = simulation.scene, let delegate = scene.delegate as? GeometryScene else { fatalError("no scene") }
    self.delegate = delegate
    session = scene.session
  }

  var scene: UIWindowScene? { session.scene as? UIWindowScene }

  var orientation: UIInterfaceOrientation? { scene?.effectiveGeometry.interfaceOrientation }

  /// Shows a controller as the window's root.
  func show(_ controller: UIViewController) {
    delegate.window?.rootViewController = controller
    simulation.settle()
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    simulation.rotate(to: orientation)
    simulation.settle()
  }

  func setWindowControls(_ areShown: Bool) {
    simulation.setWindowControls(areShown)
    simulation.settle()
  }
}
