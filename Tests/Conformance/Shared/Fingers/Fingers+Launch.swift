#if canImport(ModelCore)
  import Foundation
  import ModelCore

  /// Launches of an app: the kit cannot record them, because its own host is launched already.
  extension Fingers {
    private static let launchRules: [String: String] = .all(
      "LCH-6", "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions", "window in willFinishLaunching",
      "window in didFinishLaunching", "windows", "window", "application")

    /// A launch without scenes.
    private static func launch(_ name: String, hasStoryboard: Bool = true, ownsWindow: Bool = false) -> Scenario {
      Scenario(name, rules: launchRules) { stage in
        var infoPlist = InfoPlist()
        if hasStoryboard { infoPlist.mainStoryboard = "Main" }
        let app = ToldApp(stage.recorder, ownsWindow: ownsWindow)
        stage.install(infoPlist, app)
        stage.simulation.register(storyboard: "Main") { UIViewController() }
        return [Step("launch()") { stage.simulation.launch() }.showing { app.states }]
      }
    }

    static let launches = [
      launch("a launch with a main storyboard"),
      launch("a launch with a main storyboard and a window of the delegate's", ownsWindow: true),
      launch("a launch without a storyboard", hasStoryboard: false),
    ]
  }

  /// A delegate that looks for its window in both calls of a launch.
  private final class ToldApp: UIResponder, UIApplicationDelegate, Recorded {
    let recordedName = "D"
    let recorder: Recorder
    private let ownsWindow: Bool
    private var stored: UIWindow?
    private var made: UIWindow?
    private var applications: [UIApplication] = []

    init(_ recorder: Recorder, ownsWindow: Bool) {
      (self.recorder, self.ownsWindow) = (recorder, ownsWindow)
      super.init()
      Platform.name(self, recordedName)
    }

    /// Made when it is first asked for, if the delegate has a window of its own.
    var window: UIWindow? {
      get {
        if stored == nil, ownsWindow {
          made = UIWindow(frame: UIScreen.main.bounds)
          stored = made
        }
        return stored
      }
      set { stored = newValue }
    }

    var states: [String] {
      let isOne = applications.count == 2 && applications.allSatisfy { $0 === applications[0] && $0.delegate === self }
      let windows = applications.last?.windows ?? []
      return [
        "windows: \(windows.count)", "application: \(isOne ? "one, with this delegate" : "another")",
        "window: \(windows.first.map { $0 === made ? "made by the delegate" : "made by UIKit" } ?? "none")",
      ]
    }

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard("willFinishLaunchingWithOptions(\(launchOptions == nil ? "nil" : "options"))")
      recorder.note(states: ["window in willFinishLaunching: \(presence(window))"])
      applications.append(application)
      return true
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard("didFinishLaunchingWithOptions(\(launchOptions == nil ? "nil" : "options"))")
      recorder.note(states: ["window in didFinishLaunching: \(presence(window))"])
      window?.makeKeyAndVisible()
      applications.append(application)
      return true
    }
  }
#endif
