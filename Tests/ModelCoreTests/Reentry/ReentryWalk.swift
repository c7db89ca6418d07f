import Foundation
import ModelCore
import PelmetTestSupport

/// A random walk over public calls in which every callback of the app makes random calls, too: pushes, selections, new roots, hidden windows,
/// `settle`, within whatever is being sent. Nothing is expected of it but that it goes on.
///
/// It is a row of worlds: an app that is launched on a device, and some steps in it. A world depends on its seed alone.
@MainActor
final class ReentryWalk {
  /// The walk whose objects are called back now.
  private(set) static var current: ReentryWalk?

  /// The steps in one world.
  static let stepsInWorld = 100
  /// The calls that callbacks may make in one step, and how deep they may be in one another.
  private static let callsInStep = 8
  private static let mostDepth = 4

  var numbers: SplitMix64
  private(set) var step = 0
  private(set) var simulation: Simulation
  let delegate = ReentryDelegate()
  /// The latest controllers that were made. Those before may end at any time, also during a callback.
  var controllers: [UIViewController] = []
  var views: [UIView] = []
  var pop: InteractivePop?
  var turn: InteractivePageTurn?
  /// Set to print each call, for a world that broke something.
  var isTraced = false

  /// The calls that callbacks may still make in this step, and how deep the one is that runs.
  private var calls = 0
  private var depth = 0
  /// Those that they have made.
  private(set) var callsFromCallbacks = 0

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    let versions: [Device.Release] = [12, 13, 15, 17, 26, 27]
    let version = versions.randomElement(using: &numbers) ?? 26
    var device = [Device.iPhone, .iPad, .iPhoneDuo].randomElement(using: &numbers) ?? .iPhone
    if !device.folds { device.systemVersion = version }
    let makesScenes = device.systemVersion >= 27 || Bool.random(using: &numbers)
    var policies = Policies()
    if Bool.random(using: &numbers) { policies.viewLoadingOnPush = .call }
    if Bool.random(using: &numbers) { policies.layoutOfUnanimated = .afterDidAppear }
    if Bool.random(using: &numbers) { policies.dismissal = .presentedDisappearsFirst }
    let manifest = InfoPlist.SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "Main", delegateClass: ReentryScene.self) { ReentryScene() }]])
    simulation = Simulation(
      device: device, infoPlist: InfoPlist(sceneManifest: makesScenes ? manifest : nil), appDelegate: ReentryApp(),
      policies: policies)
  }

  /// Launches the app and makes the steps of a world.
  func run(_ steps: Int = ReentryWalk.stepsInWorld) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    calls = Self.callsInStep
    simulation.launch()
    for _ in 0..<steps { takeStep() }
    calls = 0
    simulation.settle()
  }

  private func takeStep() {
    step += 1
    ReentryNote.step = step
    calls = Self.callsInStep
    if chance(3) { actAsUser() } else { callFromApp() }
    if chance(8) { comeToFront() }
    if chance(3) { simulation.advance(by: Double.random(in: 0..<0.5, using: &numbers)) }
    simulation.log.clear()
    // Moved out before they end, because their ends are callbacks, too.
    let ended = (controllers.dropLast(24), views.dropLast(24))
    (controllers, views) = (controllers.suffix(24), views.suffix(24))
    withExtendedLifetime(ended) {}
  }

  /// Brings the app back to the screen if it has left it.
  private func comeToFront() {
    trace("come to front")
    if simulation.scene?.activationState != .foregroundActive { simulation.returnToApp() }
    guard let window = window, window.isHidden || window.rootViewController == nil else { return }
    if window.rootViewController == nil { window.rootViewController = newController() }
    window.makeKeyAndVisible()
  }

  /// To be called in every callback of the app: calls back now and then.
  func called(_ name: StaticString = #function) {
    guard calls > 0, depth < Self.mostDepth, chance(3) else { return }
    calls -= 1
    callsFromCallbacks += 1
    depth += 1
    defer { depth -= 1 }
    if isTraced { trace("in \(name)") }
    if chance(6) { actAsUser() } else { callFromApp() }
  }

  // MARK: Choices

  /// True once in `count` times.
  func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }
  func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  var flag: Bool { Bool.random(using: &numbers) }

  func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? { choices.randomElement(using: &numbers) }
  func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &numbers) }

  func trace(_ text: String) {
    if isTraced { print(step, String(repeating: "  ", count: depth), text) }
  }

  /// A controller of a class that was made before: mostly one in a window.
  func old<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    let all = controllers.compactMap { $0 as? Controller }
    let seen = all.filter { $0.viewIfLoaded?.window != nil }
    return chance(4) || seen.isEmpty ? pick(all) : pick(seen)
  }

  var window: UIWindow? { pick(UIApplication.shared.windows) }
}

extension ReentryWalk {
  /// Tells the walk of a callback, from objects that may outlive it.
  static func called(_ name: StaticString = #function) { current?.called(name) }

  /// Tells the walk of the end of an object, which may be in any thread's hands; here it is always the main actor's.
  nonisolated static func endedObject() {
    MainActor.assumeIsolated { current?.called("deinit") }
  }

  /// The answer to a question, sometimes after calls.
  static func answer<Answer>(_ name: StaticString = #function, _ usual: Answer, _ unusual: Answer) -> Answer {
    current?.called(name)
    return current?.chance(4) == true ? unusual : usual
  }
}
