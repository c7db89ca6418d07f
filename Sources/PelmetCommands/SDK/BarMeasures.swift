internal import ModelCore
internal import Pelmet

/// The heights of bars, in points, as ModelCore lays them out for an app on a device (GLS-3, NAV-14).
@MainActor
struct BarMeasures {
  /// The name of a bar in words, with its height.
  typealias Measure = (name: String, points: Double)

  let all: [Measure]

  /// - Parameter model: The device, whose system and SDK are replaced.
  init(of build: AppBuild, on system: Theme.OSVersion, _ model: Device) {
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = build.requiresCompatibility
    let simulation = Simulation(device: build.device(model, on: system), infoPlist: infoPlist)
    all = simulation.asCurrent { Self.measure(in: simulation) }
  }

  private static func measure(in simulation: Simulation) -> [Measure] {
    let screen = UIViewController()
    screen.title = "Inbox"
    screen.toolbarItems = [UIBarButtonItem(image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setToolbarHidden(false, animated: false)
    let window = UIWindow(frame: CGRect(origin: .zero, size: simulation.device.screenSize))
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    let bar = navigation.navigationBar
    let (row, toolbar) = (bar.frame.height, navigation.toolbar.frame.height)
    bar.prefersLargeTitles = true
    simulation.settle()
    return [
      ("the navigation bar", Double(row)), ("the navigation bar with a large title", Double(bar.frame.height)),
      ("the toolbar", Double(toolbar)),
    ]
  }

  /// The heights that a step changes.
  static func moves(_ builds: (before: AppBuild, after: AppBuild), on system: Theme.OSVersion) -> [BarMove] {
    let models: [(name: String, model: Device)] = [("iPhone", .iPhone), ("iPad", .iPad)]
    return models.flatMap { name, model in
      let (before, after) = (
        BarMeasures(of: builds.before, on: system, model), BarMeasures(of: builds.after, on: system, model)
      )
      return zip(before.all, after.all).filter { $0.points != $1.points }.map { was, now in
        BarMove(device: name, system: system, name: was.name, before: was.points, after: now.points)
      }
    }
  }
}

/// A bar that has another height after a step than before it.
struct BarMove: Hashable {
  let device: String
  let system: Theme.OSVersion
  let name: String
  /// In points.
  let before: Double
  let after: Double
}
