import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// BAR-4, 5: the five ways to hide a bar, and what shows it again.
@MainActor
struct HiddenBarTests {
  /// A navigation controller with both bars.
  private func navigationController(_ configure: (UINavigationController) -> Void = { _ in }) -> UINavigationController {
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
    let nav = UINavigationController(rootViewController: root)
    nav.isToolbarHidden = false
    configure(nav)
    return nav
  }

  private func nav(_ stage: Stage) throws -> UINavigationController {
    try #require(stage.window.rootViewController as? UINavigationController)
  }

  private func top(_ stage: Stage) throws -> UIViewController {
    try #require(nav(stage).topViewController)
  }

  private func expectBars(_ stage: Stage, _ shown: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
    stage.simulation.settle()
    let screen = try stage.screen()
    #expect((screen.navigationBar != nil) == shown, sourceLocation: sourceLocation)
    #expect((screen.toolbar != nil) == shown, sourceLocation: sourceLocation)
    #expect(
      try top(stage).view.safeAreaInsets.top == (shown ? nav(stage).navigationBar.frame.maxY : 47), sourceLocation: sourceLocation
    )
  }

  @Test("BAR-4: the app hides the bars; by default a navigation bar is shown, a toolbar is not", arguments: [false, true])
  func byTheApp(animated: Bool) throws {
    let stage = Stage { navigationController() }
    let nav = try nav(stage)
    try expectBars(stage, true)
    nav.setNavigationBarHidden(true, animated: animated)
    nav.setToolbarHidden(true, animated: animated)
    try expectBars(stage, false)
    nav.setNavigationBarHidden(false, animated: animated)
    nav.setToolbarHidden(false, animated: animated)
    try expectBars(stage, true)
    let fresh = UINavigationController()
    #expect(!fresh.isNavigationBarHidden)
    #expect(fresh.isToolbarHidden)
  }

  @Test("BAR-5: a swipe up hides the bars, a swipe down shows them")
  func bySwipe() throws {
    let stage = Stage { navigationController { $0.hidesBarsOnSwipe = true } }
    stage.simulation.swipe(.left, in: try top(stage))
    try expectBars(stage, true)
    stage.simulation.swipe(.up, in: try top(stage))
    try expectBars(stage, false)
    stage.simulation.swipe(.down, in: try top(stage))
    try expectBars(stage, true)
  }

  @Test("BAR-5: nothing hides bars unless it was asked for")
  func notByDefault() throws {
    let stage = Stage { navigationController() }
    stage.simulation.swipe(.up, in: try top(stage))
    stage.simulation.tapContent(of: try top(stage))
    stage.simulation.showKeyboard()
    try expectBars(stage, true)
  }

  @Test("BAR-5: a tap hides the bars, the next shows them")
  func byTap() throws {
    let stage = Stage { navigationController { $0.hidesBarsOnTap = true } }
    stage.simulation.tapContent(of: try top(stage))
    try expectBars(stage, false)
    stage.simulation.tapContent(of: try top(stage))
    try expectBars(stage, true)
  }

  @Test("BAR-5: the keyboard hides the bars, which stay hidden when it goes, until a tap in the content")
  func byKeyboard() throws {
    let stage = Stage { navigationController { $0.hidesBarsWhenKeyboardAppears = true } }
    stage.simulation.showKeyboard()
    try expectBars(stage, false)
    stage.simulation.hideKeyboard()
    try expectBars(stage, false)
    stage.simulation.tapContent(of: try top(stage))
    try expectBars(stage, true)
  }

  @Test("BAR-5: compact height hides the bars until a tap where they were")
  func byCompactHeight() throws {
    let stage = Stage(device: Stage.landscapePhone) { navigationController { $0.hidesBarsWhenVerticallyCompact = true } }
    #expect(try stage.screen().navigationBar == nil)
    #expect(try stage.screen().toolbar == nil)
    stage.simulation.tapContent(of: try top(stage))
    #expect(try stage.screen().navigationBar == nil)
    stage.simulation.tapBarRegion(of: try nav(stage))
    #expect(try stage.screen().navigationBar != nil)
    #expect(try stage.screen().toolbar != nil)
  }

  @Test("BAR-5: in regular height bars stay")
  func notInRegularHeight() throws {
    let stage = Stage { navigationController { $0.hidesBarsWhenVerticallyCompact = true } }
    try expectBars(stage, true)
  }

  @Test("BAR-5, NAV-9: a toolbar without items does not take part")
  func emptyToolbar() throws {
    let stage = Stage {
      navigationController {
        $0.topViewController?.toolbarItems = nil
        $0.hidesBarsOnSwipe = true
      }
    }
    stage.simulation.swipe(.up, in: try top(stage))
    stage.simulation.settle()
    #expect(try stage.screen().navigationBar == nil)
    #expect(try stage.screen().toolbar != nil)
  }

  @Test("BAR-4: the flag reads what is to be seen, and the app's own showing ends what hides the bars")
  func flags() throws {
    let stage = Stage { navigationController { $0.hidesBarsOnSwipe = true } }
    let nav = try nav(stage)
    stage.simulation.swipe(.up, in: try top(stage))
    #expect(nav.isNavigationBarHidden)
    #expect(nav.isToolbarHidden)
    nav.isNavigationBarHidden = false
    try expectBars(stage, true)
  }

  @Test("BAR-4: a person does not undo what the app has hidden")
  func appsFlagStays() throws {
    let stage = Stage { navigationController { $0.hidesBarsOnSwipe = true } }
    try nav(stage).isNavigationBarHidden = true
    stage.simulation.swipe(.down, in: try top(stage))
    #expect(try stage.screen().navigationBar == nil)
  }

  @Test("BAR-5: a recognizer that is switched off hides nothing, and its delegate must not be changed")
  func recognizers() throws {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {}
    let stage = Stage { navigationController { $0.hidesBarsOnTap = true } }
    let (recognizer, delegate) = (try nav(stage).barHideOnTapGestureRecognizer, Delegate())
    recognizer.isEnabled = false
    stage.simulation.tapContent(of: try top(stage))
    #expect(try stage.screen().navigationBar != nil)
    recognizer.delegate = delegate
    expectEqual(stage.simulation.faults.map(\.rule), [.bar5])
  }

  @Test("BAR-5: nobody touches what a sheet covers")
  func behindSheet() throws {
    let stage = Stage { navigationController { $0.hidesBarsOnTap = true } }
    let root = try top(stage)
    root.present(UIViewController(), animated: false)
    stage.simulation.settle()
    stage.simulation.tapContent(of: root)
    #expect(try !nav(stage).isNavigationBarHidden)
  }
}
