import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// MIN-5 to MIN-8: the navigation bar that scrolling minimises.
@MainActor
struct NavigationBarMinimizationTests {
  typealias Behavior = UIBarMinimizationBehavior

  private func stage(
    on version: Device.Release = 27, device: Device = .iPhone, plist: InfoPlist = InfoPlist(),
    _ minimization: UIBarMinimization, configure: (UINavigationItem) -> Void = { _ in }
  ) -> (stage: MinimizingStage, content: ScrollingController) {
    let content = ScrollingController()
    content.navigationItem.navigationBarMinimization = minimization
    configure(content.navigationItem)
    let stage = MinimizingStage(
      on: version, device: device, plist: plist, behavior: .never, roots: [UINavigationController(rootViewController: content)])
    return (stage, content)
  }

  private func minimization(
    _ behavior: Behavior, safeArea: UIBarMinimizationSafeAreaAdjustment = .automatic,
    restoration: UIBarMinimizationRestorationBehavior = .automatic
  ) -> UIBarMinimization {
    var minimization = UIBarMinimization()
    minimization.minimizationBehavior = behavior
    minimization.safeAreaAdjustment = safeArea
    minimization.restorationBehavior = restoration
    return minimization
  }

  private func isMinimized(_ stage: MinimizingStage) throws -> Bool {
    try #require(stage.window.modelScreen?.navigationBar).isMinimized
  }

  @Test(
    "MIN-5: a drag in the direction that was asked for minimises the bar; the system's choice is to keep it here",
    arguments: [(.automatic, false, false), (.never, false, false), (.onScrollDown, true, false), (.onScrollUp, false, true)]
      as [(Behavior, Bool, Bool)])
  func direction(behavior: Behavior, down: Bool, up: Bool) throws {
    let (stage, content) = stage(minimization(behavior))
    stage.drag(content.scrollView, to: 500)
    try expectEqual(isMinimized(stage), down)
    stage.drag(content.scrollView, to: 300)
    try expectEqual(isMinimized(stage), up)
    #expect(!stage.isMinimized)
  }

  @Test("MIN-5: not before iOS 27", arguments: [26, 27] as [Device.Release])
  func version(version: Device.Release) throws {
    let (stage, content) = stage(on: version, minimization(.onScrollDown))
    stage.drag(content.scrollView, to: 500)
    try expectEqual(isMinimized(stage), version >= 27)
  }

  @Test("MIN-5: only the content that the bar follows, and only drags")
  func otherContent() throws {
    let (stage, content) = stage(minimization(.onScrollDown))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize.height = 900
    content.scrollView.addSubview(inner)
    stage.drag(inner, to: 300)
    #expect(try !isMinimized(stage))
    content.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    stage.simulation.settle()
    #expect(try !isMinimized(stage))
  }

  @Test("MIN-5: a tab bar at the top of a pad is minimised with it, one at the bottom is not", arguments: [Device.iPad, .iPhone])
  func topTabBar(device: Device) throws {
    let (stage, content) = stage(device: device, minimization(.onScrollDown))
    stage.drag(content.scrollView, to: 500)
    #expect(try isMinimized(stage))
    expectEqual(stage.isMinimized, device.idiom == .pad)
    expectEqual(stage.bar?.visibleItems.count, 1)
  }

  @Test("MIN-5: each item keeps its state, and another behaviour brings the bar back")
  func items() throws {
    let (stage, content) = stage(minimization(.onScrollDown))
    let navigation = try #require(content.navigationController)
    stage.drag(content.scrollView, to: 500)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.simulation.settle()
    #expect(try !isMinimized(stage))
    navigation.popViewController(animated: false)
    stage.simulation.settle()
    #expect(try isMinimized(stage))
    content.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollUp
    #expect(try !isMinimized(stage))
  }

  @Test("MIN-5: a hidden bar is not minimised meanwhile, and a free-standing one never is")
  func hidden() throws {
    let (stage, content) = stage(minimization(.onScrollDown))
    let navigation = try #require(content.navigationController)
    navigation.isNavigationBarHidden = true
    stage.simulation.settle()
    stage.drag(content.scrollView, to: 500)
    navigation.isNavigationBarHidden = false
    stage.simulation.settle()
    #expect(try !isMinimized(stage))
    #expect(!UINavigationBar().modelBar.isMinimized)
  }

  /// The formula of the rule, case by case.
  @Test(
    "MIN-6: what restores the bar",
    arguments: [
      (.onScrollDown, .automatic, .automatic, false), (.onScrollUp, .automatic, .automatic, false),
      (.onScrollDown, .atScrollEdge, .automatic, true), (.onScrollUp, .atScrollEdge, .automatic, false),
      (.onScrollDown, .automatic, .integratedCentered, true), (.onScrollUp, .automatic, .integratedCentered, true),
      (.onScrollDown, .automatic, .integrated, false), (.onScrollUp, .atScrollEdge, .integratedCentered, false),
    ] as [(Behavior, UIBarMinimizationRestorationBehavior, UINavigationItem.SearchBarPlacement, Bool)])
  func restoration(
    behavior: Behavior, restoration: UIBarMinimizationRestorationBehavior, search: UINavigationItem.SearchBarPlacement,
    onlyAtEdge: Bool
  ) throws {
    let (stage, content) = stage(minimization(behavior, restoration: restoration)) { $0.preferredSearchBarPlacement = search }
    content.scrollView.contentOffset.y = 1000
    let isDown = behavior == .onScrollDown
    stage.drag(content.scrollView, to: isDown ? 1200 : 800)
    #expect(try isMinimized(stage))
    stage.drag(content.scrollView, to: 1000)
    try expectEqual(isMinimized(stage), onlyAtEdge)
    stage.drag(content.scrollView, to: isDown ? 1300 : 700)
    #expect(try isMinimized(stage))
    guard onlyAtEdge else { return }
    stage.drag(content.scrollView, to: 0)
    #expect(try !isMinimized(stage))
  }

  @Test(
    "MIN-7: the safe area follows the bar, unless that was switched off",
    arguments: [(.automatic, true), (.disabled, false), (.enabled, true)] as [(UIBarMinimizationSafeAreaAdjustment, Bool)])
  func safeArea(adjustment: UIBarMinimizationSafeAreaAdjustment, follows: Bool) throws {
    let (stage, content) = stage(minimization(.onScrollDown, safeArea: adjustment))
    let bar = try #require(stage.window.modelScreen?.navigationBar).frame
    expectEqual(content.view.safeAreaInsets.top, bar.maxY)
    stage.drag(content.scrollView, to: 500)
    expectEqual(content.view.safeAreaInsets.top, follows ? bar.minY : bar.maxY)
    expectEqual(stage.window.modelScreen?.navigationBar?.frame, bar)
    stage.drag(content.scrollView, to: 0)
    expectEqual(content.view.safeAreaInsets.top, bar.maxY)
    #expect(try !isMinimized(stage))
  }

  @Test("MIN-7: content below an opaque bar grows with the safe area")
  func opaque() throws {
    let (stage, content) = stage(minimization(.onScrollDown, safeArea: .enabled))
    try #require(content.navigationController).navigationBar.isTranslucent = false
    content.navigationController?.view.setNeedsLayout()
    stage.simulation.settle()
    let bar = try #require(stage.window.modelScreen?.navigationBar).frame
    expectEqual(stage.window.modelScreen?.contentFrame.minY, bar.maxY)
    stage.drag(content.scrollView, to: 500)
    expectEqual(stage.window.modelScreen?.contentFrame.minY, bar.minY)
  }

  @Test("MIN-8: the preferences are a value: a changed copy has no effect until it is written back")
  func value() throws {
    let (stage, content) = stage(UIBarMinimization())
    var copy = content.navigationItem.navigationBarMinimization
    copy.minimizationBehavior = .onScrollDown
    stage.drag(content.scrollView, to: 500)
    #expect(try !isMinimized(stage))
    content.navigationItem.navigationBarMinimization = copy
    stage.drag(content.scrollView, to: 600)
    #expect(try isMinimized(stage))
    content.navigationItem.navigationBarMinimization.minimizationBehavior = .never
    stage.drag(content.scrollView, to: 700)
    #expect(try !isMinimized(stage))
  }

  @Test("MIN-9, MIN-6: the tap that scrolls to the top restores the bar")
  func tap() throws {
    let (stage, content) = stage(minimization(.onScrollDown, restoration: .atScrollEdge))
    stage.drag(content.scrollView, to: 500)
    #expect(try isMinimized(stage))
    stage.simulation.tapNavigationBar(of: try #require(content.navigationController))
    stage.simulation.settle()
    #expect(try !isMinimized(stage))
  }

  @Test("MIN-1, MIN-5: tab bar and navigation bar follow the same drag, each by its own preference")
  func both() throws {
    let (stage, content) = stage(minimization(.onScrollUp))
    stage.tabs.tabBarMinimizeBehavior = .onScrollDown
    stage.drag(content.scrollView, to: 500)
    #expect(stage.isMinimized)
    #expect(try !isMinimized(stage))
    stage.drag(content.scrollView, to: 400)
    #expect(!stage.isMinimized)
    #expect(try isMinimized(stage))
  }
}
