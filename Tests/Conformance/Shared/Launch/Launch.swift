/// The launch of an app, as far as an app that hosts tests has one: on a device it is over before the first test begins.
@MainActor
enum Launch {
  static let rules: [String: String] = .all(
    "LCH-14, P-1", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"
  )
  .or(.all("LCH-7", "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"))
  .or(.all("LCH-7", "willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive"))
  .or(["viewIsAppearing": "VCL-14", "applicationDidBecomeActive": "LCH-9"])

  static let all = [Scenario(launch: "a launch with scenes", rules: rules)]
}
