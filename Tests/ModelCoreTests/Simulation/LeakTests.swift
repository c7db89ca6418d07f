import Foundation
import ModelCore
import Testing

@MainActor
@Suite struct LeakTests {
  private typealias Detail = LeakStage.Detail
  private typealias Coordinator = LeakStage.Coordinator

  // begin: leak
  @Test func `a screen that was left is gone`() throws {
    let stage = LeakStage()
    try stage.simulation.expectDeallocated {
      let detail = Detail()
      stage.navigation.pushViewController(detail, animated: true)
      stage.simulation.settle()
      stage.simulation.tapBackButton(in: stage.navigation)
      return detail
    }
  }
  // end: leak

  @Test func `a screen whose task has ended is gone`() async throws {
    let stage = LeakStage()
    try await stage.simulation.expectDeallocated {
      let detail = stage.visit()
      Task { detail.title = "Loaded" }
      return detail
    }
    try await stage.simulation.expectDeallocated {
      let detail = stage.visit()
      await stage.simulation.settle()
      Task { detail.title = "Loaded" }
      return detail
    }
  }

  @Test func `a parent, a presenter and a window are named`() {
    let stage = LeakStage()
    let pushed = stage.leak {
      let detail = Detail()
      stage.navigation.pushViewController(detail, animated: true)
      return detail
    }
    #expect(pushed == "Detail is still alive: it is a child of UINavigationController; remove it from there")
    let presented = stage.leak {
      let sheet = UIViewController()
      sheet.modelName = "Sheet"
      stage.navigation.present(sheet, animated: true)
      return sheet
    }
    #expect(presented == "Sheet is still alive: UINavigationController presents it; dismiss it")
    let root = stage.leak {
      let root = UIViewController()
      root.modelName = "Root"
      stage.window.rootViewController = root
      return root
    }
    #expect(root == "Root is still alive: it is the root of UIWindow; give the window another")
  }

  @Test func `a container that leaks is named, with who holds it`() {
    let stage = LeakStage()
    let message = stage.leak {
      let container = UINavigationController(rootViewController: Detail())
      container.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Close", primaryAction: UIAction { _ in container.title = "" })
      return container.viewControllers[0]
    }
    let holder = "the action of the item 'Close' of UINavigationController2 holds it"
    #expect(
      message
        == "Detail is still alive: it is in UINavigationController2, which is still alive: \(holder); let the closure capture it weakly, by [weak self]"
    )
  }

  @Test func `a superview and a shown window are named`() {
    let stage = LeakStage()
    let view = stage.leak {
      let view = UIView()
      stage.window.addSubview(view)
      return view
    }
    #expect(view == "UIView is still alive: it is in UIWindow; remove it from its superview")
    #expect(stage.leak { stage.window } == "UIWindow is still alive: it is a window that is shown; hide it")
  }

  @Test func `the properties of a circle are named`() {
    let stage = LeakStage()
    let message = stage.leak {
      stage.visit { detail in
        let coordinator = Coordinator()
        coordinator.detail = detail
        coordinator.state.screens["detail"] = detail
        coordinator.spare = detail
        detail.coordinator = coordinator
      }
    }
    let mistake = "refers to it; make the property weak, or set it to nil"
    #expect(
      message == "Detail is still alive: "
        + ["detail", "state.screens", "spare"].map { "Coordinator.\($0) \(mistake)" }.joined(separator: "; "))
  }

  @Test func `a transitioning delegate that keeps a screen is found through its controller`() {
    final class Keeper: NSObject, UIViewControllerTransitioningDelegate { var last: UIViewController? }
    let stage = LeakStage()
    let keeper = Keeper()
    stage.navigation.transitioningDelegate = keeper
    let message = stage.leak { stage.visit { keeper.last = $0 } }
    #expect(message == "Detail is still alive: Keeper.last refers to it; make the property weak, or set it to nil")
  }

  @Test func `a delegate that keeps a screen is found through its controller`() {
    final class Delegate: NSObject, UINavigationControllerDelegate { var last: UIViewController? }
    let stage = LeakStage()
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    let message = stage.leak { stage.visit { delegate.last = $0 } }
    #expect(message == "Detail is still alive: Delegate.last refers to it; make the property weak, or set it to nil")
  }

  @Test func `the closure of an item's action is named`() {
    let stage = LeakStage()
    let message = stage.leak {
      stage.visit { detail in
        let save = UIAction(title: "Save") { _ in detail.title = "" }
        detail.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
        detail.toolbarItems = [UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })]
      }
    }
    #expect(
      message
        == "Detail is still alive: the action of the item 'Save' of Detail holds it; let the closure capture it weakly, by [weak self]"
    )
  }

  @Test func `the action of a back button is named`() {
    let stage = LeakStage()
    let message = stage.leak {
      let detail = stage.visit()
      detail.navigationItem.backAction = UIAction { _ in detail.title = "" }
      return detail
    }
    #expect(
      message
        == "Detail is still alive: the action of the back button of Detail holds it; let the closure capture it weakly, by [weak self]"
    )
  }

  @Test func `closures that may hold the object are named where nothing else is found`() {
    let stage = LeakStage()
    let message = stage.leak { stage.visit { detail in detail.onSelect = { detail.title = "" } } }
    #expect(
      message
        == "Detail is still alive: no property of a known object refers to it; look for a closure that captures it, such as Detail.onSelect"
    )
  }

  @Test func `a variable of the test is asked for`() {
    let stage = LeakStage()
    let kept = UIViewController()
    kept.modelName = "Other"
    #expect(
      stage.leak { kept }
        == "Other is still alive: no property of a known object refers to it; look for a closure or a task that captures it, or a variable of the test"
    )
  }

  @Test func `an error of the operation is passed on`() {
    let stage = LeakStage()
    #expect(throws: ScreenNotFound.self) {
      try stage.simulation.expectDeallocated { try stage.simulation.found(Detail.self) }
    }
  }
}

/// A navigation controller on the screen, at rest, and a screen that a test visits.
@MainActor
private struct LeakStage {
  final class Home: UIViewController {}

  final class Detail: UIViewController {
    var coordinator: Coordinator?
    var onSelect: () -> Void = {}
  }

  final class Coordinator {
    struct State { var screens: [String: UIViewController] = [:] }

    var detail: Detail?
    var state = State()
    lazy var spare: UIViewController? = nil
  }

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: Home())
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
  }

  /// Pushes a detail and goes back.
  func visit(_ configure: (Detail) -> Void = { _ in }) -> Detail {
    let detail = Detail()
    configure(detail)
    navigation.pushViewController(detail, animated: true)
    simulation.settle()
    simulation.tapBackButton(in: navigation)
    return detail
  }

  /// The message of the leak, or "" for none.
  func leak(_ operation: () throws -> AnyObject) -> String {
    do {
      try simulation.expectDeallocated(operation)
      return ""
    } catch { return "\(error)" }
  }
}
