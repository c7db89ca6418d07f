import ModelCore

/// The work whose growth is measured.
@MainActor
enum GrowthSamples {
  static let all = [
    GrowthSample(name: "present a chain, full screen", size: 25) { presenting($0, .fullScreen) },
    GrowthSample(name: "present a chain, sheets", size: 25) { presenting($0, .pageSheet) },
    GrowthSample(name: "dismiss a chain", size: 25, make: dismissing),
    GrowthSample(name: "rotate a chain", size: 25) { count in
      let (stage, top) = presented(count, .fullScreen)
      return { stage.rotate(top) }
    },
    GrowthSample(name: "add nested children", size: 25, make: adding),
    GrowthSample(name: "rotate nested children", size: 25) { count in
      let (stage, inner) = children(count)
      return { stage.rotate(inner) }
    },
    GrowthSample(name: "nested children turn dark", size: 25) { count in
      let (stage, inner) = children(count)
      return { stage.darken(inner.view) }
    },
    GrowthSample(name: "nested views turn dark", size: 25) { count in
      let (stage, inner) = nestedViews(count)
      return { stage.darken(inner) }
    },
    GrowthSample(name: "flat views turn dark", size: 25) { count in
      let (stage, last) = flatViews(count)
      return { stage.darken(last) }
    },
    GrowthSample(name: "show windows", size: 25, make: showing),
    GrowthSample(name: "windows turn dark", size: 25) { count in
      let (stage, last) = windows(count)
      return { stage.darken(last) }
    },
    GrowthSample(name: "push, settled", size: 25) { pushing($0, isSettled: true) },
    GrowthSample(name: "push, settled at the end", size: 25) { pushing($0, isSettled: false) },
    GrowthSample(name: "pop, settled", size: 25) { popping($0, isSettled: true) },
    GrowthSample(name: "pop, settled at the end", size: 25) { popping($0, isSettled: false) },
    GrowthSample(name: "pop to the root", size: 25, make: poppingToRoot),
  ]

  /// A simulation with a window that stays.
  @MainActor
  private struct Stage {
    let simulation = Simulation()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root: UIViewController
    /// The windows in front, which nothing else keeps.
    var others: [UIWindow] = []

    init(_ root: UIViewController) {
      self.root = root
      window.rootViewController = root
      window.isHidden = false
      simulation.settle()
    }

    func rotate(_ last: UIViewController) {
      simulation.rotate(to: .landscapeLeft)
      simulation.settle()
      precondition(last.view.frame.width > last.view.frame.height)
    }

    func darken(_ last: UIView) {
      simulation.userInterfaceStyle = .dark
      simulation.settle()
      precondition(last.traitCollection.userInterfaceStyle == .dark)
    }
  }

  // MARK: Presentations

  private static func presenting(_ count: Int, _ style: UIModalPresentationStyle) -> () -> Void {
    let stage = Stage(UIViewController())
    return { _ = present(count, on: stage, style) }
  }

  private static func presented(_ count: Int, _ style: UIModalPresentationStyle) -> (Stage, UIViewController) {
    let stage = Stage(UIViewController())
    return (stage, present(count, on: stage, style))
  }

  private static func dismissing(_ count: Int) -> () -> Void {
    let (stage, top) = presented(count, .fullScreen)
    return {
      stage.root.dismiss(animated: false)
      stage.simulation.settle()
      precondition(top.view.window == nil && stage.root.view.window != nil)
    }
  }

  private static func present(_ count: Int, on stage: Stage, _ style: UIModalPresentationStyle) -> UIViewController {
    var top = stage.root
    for _ in 0..<count {
      let next = UIViewController()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      stage.simulation.settle()
      top = next
    }
    precondition(top.viewIfLoaded?.window === stage.window)
    return top
  }

  // MARK: Hierarchies

  private static func adding(_ count: Int) -> () -> Void {
    let stage = Stage(UIViewController())
    return {
      let inner = addChildren(count, to: stage.root)
      stage.simulation.settle()
      precondition(inner.view.window === stage.window)
    }
  }

  private static func children(_ count: Int) -> (Stage, UIViewController) {
    let stage = Stage(UIViewController())
    let inner = addChildren(count, to: stage.root)
    stage.simulation.settle()
    return (stage, inner)
  }

  private static func addChildren(_ count: Int, to root: UIViewController) -> UIViewController {
    var inner = root
    for _ in 0..<count {
      let child = UIViewController()
      inner.addChild(child)
      inner.view.addSubview(child.view)
      child.didMove(toParent: inner)
      inner = child
    }
    return inner
  }

  private static func nestedViews(_ count: Int) -> (Stage, UIView) {
    let stage = Stage(UIViewController())
    var inner: UIView = stage.root.view
    for _ in 0..<count {
      let view = UIView(frame: inner.bounds)
      inner.addSubview(view)
      inner = view
    }
    stage.simulation.settle()
    return (stage, inner)
  }

  private static func flatViews(_ count: Int) -> (Stage, UIView) {
    let stage = Stage(UIViewController())
    var last: UIView = stage.root.view
    for _ in 0..<count {
      last = UIView()
      stage.root.view.addSubview(last)
    }
    stage.simulation.settle()
    return (stage, last)
  }

  // MARK: Windows

  private static func showing(_ count: Int) -> () -> Void {
    let stage = Stage(UIViewController())
    let windows = makeWindows(count)
    return {
      for window in windows { window.makeKeyAndVisible() }
      stage.simulation.settle()
      precondition(windows.last?.rootViewController?.view.window === windows.last)
    }
  }

  private static func windows(_ count: Int) -> (Stage, UIView) {
    var stage = Stage(UIViewController())
    stage.others = makeWindows(count)
    for window in stage.others { window.isHidden = false }
    stage.simulation.settle()
    return (stage, stage.others.last ?? stage.window)
  }

  private static func makeWindows(_ count: Int) -> [UIWindow] {
    (0..<count).map { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      return window
    }
  }

  // MARK: Stacks

  private static func pushing(_ count: Int, isSettled: Bool) -> () -> Void {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    return {
      for _ in 0..<count {
        navigation.pushViewController(UIViewController(), animated: false)
        if isSettled { stage.simulation.settle() }
      }
      stage.simulation.settle()
      precondition(navigation.viewControllers.count == count + 1)
    }
  }

  private static func popping(_ count: Int, isSettled: Bool) -> () -> Void {
    let (stage, navigation) = stack(count)
    return {
      for _ in 0..<count {
        navigation.popViewController(animated: false)
        if isSettled { stage.simulation.settle() }
      }
      stage.simulation.settle()
      precondition(navigation.viewControllers.count == 1)
    }
  }

  private static func stack(_ count: Int) -> (Stage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    navigation.setViewControllers(navigation.viewControllers + (0..<count).map { _ in UIViewController() }, animated: false)
    stage.simulation.settle()
    return (stage, navigation)
  }

  private static func poppingToRoot(_ count: Int) -> () -> Void {
    let (stage, navigation) = stack(count)
    return {
      navigation.popToRootViewController(animated: false)
      stage.simulation.settle()
      precondition(navigation.viewControllers.count == 1)
    }
  }
}
