import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

extension Simulation {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use0(_ value: Simulation) {
    func make0(
      device: Device, infoPlist: InfoPlist, appDelegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)?,
      policies: Policies
    ) -> Simulation { Simulation(device: device, infoPlist: infoPlist, appDelegate: appDelegate(), policies: policies) }
    func register1<D: UIResponder & UIWindowSceneDelegate>(_ type: D.Type, make: @escaping @MainActor () -> D) {
      value.register(type, make: make)
    }
    let _: Bool = value.traps
    func setTraps(_ new: Bool) { value.traps = new }
    let _: Set<ModelFault.Rule> = value.toleratedRules
    func setToleratedRules(_ new: Set<ModelFault.Rule>) { value.toleratedRules = new }
    let _: [ModelFault] = value.toleratedFaults
    func launch4(_ cause: LaunchCause) { value.launch(cause) }
    func goHome5() { value.goHome() }
    func returnToApp6() { value.returnToApp() }
    func terminate7() { value.terminate() }
    func openWindow8(activity: NSUserActivity?) -> UISceneSession? { value.openWindow(activity: activity) }
    func closeWindow9(_ session: UISceneSession) { value.closeWindow(session) }
    func reclaim10(_ session: UISceneSession) { value.reclaim(session) }
    func activate11(_ session: UISceneSession) { value.activate(session) }
    func open12(_ url: URL, in session: UISceneSession?) { value.open(url, in: session) }
    func tapBackButton13(in navigationController: UINavigationController) { value.tapBackButton(in: navigationController) }
    func beginInteractivePop14(in navigationController: UINavigationController) throws(PopRefusal) -> InteractivePop {
      try value.beginInteractivePop(in: navigationController)
    }
    func beginPageTurn15(_ direction: UIPageViewController.NavigationDirection, in pageViewController: UIPageViewController)
      -> InteractivePageTurn?
    { value.beginPageTurn(direction, in: pageViewController) }
    func tapTab16(_ index: Int, in tabBarController: UITabBarController) { value.tapTab(index, in: tabBarController) }
    func tap17(_ item: UIBarButtonItem) { value.tap(item) }
    func tapContent18(of viewController: UIViewController) { value.tapContent(of: viewController) }
    func swipe19(_ direction: SwipeDirection, in viewController: UIViewController) { value.swipe(direction, in: viewController) }
    func dragSheet20(of viewController: UIViewController, letGo: SheetDrag) { value.dragSheet(of: viewController, letGo: letGo) }
    func scroll21(_ scrollView: UIScrollView, to offset: CGPoint) { value.scroll(scrollView, to: offset) }
    func showKeyboard22() { value.showKeyboard() }
    func hideKeyboard23() { value.hideKeyboard() }
    func rotate24(to orientation: UIInterfaceOrientation) { value.rotate(to: orientation) }
    func resize25(_ session: UISceneSession, to size: CGSize) { value.resize(session, to: size) }
    let _: TimeInterval = value.now
    func advance27(by seconds: TimeInterval) { value.advance(by: seconds) }
    func settle28() { value.settle() }
    func run29(inRealTime clock: ContinuousClock) -> Task<Void, Never> { value.run(inRealTime: clock) }
    func expectDeallocated30(_ operation: () throws -> AnyObject) throws { try value.expectDeallocated(operation) }
    func expectDeallocated31(_ operation: @MainActor () async throws -> AnyObject) async throws {
      try await value.expectDeallocated(operation)
    }
    let _: EventLog = value.log
    let _: [ModelFault] = value.faults
  }
}

private let launchCauseCases: [LaunchCause] = [.icon]

private let swipeDirectionCases: [SwipeDirection] = [.up, .down, .left, .right]

private let sheetDragCases: [SheetDrag] = [.dismiss, .back, .at(.large)]

extension InteractivePop {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use4(_ value: InteractivePop) {
    func update0(_ progress: Double) { value.update(progress) }
    func finish1() { value.finish() }
    func cancel2() { value.cancel() }
  }
}

extension InteractivePageTurn {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use5(_ value: InteractivePageTurn) {
    func finish0() { value.finish() }
    func cancel1() { value.cancel() }
  }
}

extension Device.Release {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use6(_ value: inout Device.Release) {
    func make0(_ major: Int, _ minor: Int) -> Device.Release { Device.Release(major, minor) }
    func make1(integerLiteral value: Int) -> Device.Release { Device.Release(integerLiteral: value) }
  }
}

extension Device {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use7(_ value: inout Device) {
    let _: Device = Device.iPhone
    let _: Device = Device.iPad
    let _: Device.Release = value.systemVersion
    func setSystemVersion(_ new: Device.Release) { value.systemVersion = new }
    let _: Device.Release = value.linkedSDK
    func setLinkedSDK(_ new: Device.Release) { value.linkedSDK = new }
    let _: CGSize = value.screenSize
    func setScreenSize(_ new: CGSize) { value.screenSize = new }
    let _: CGFloat = value.statusBarHeight
    func setStatusBarHeight(_ new: CGFloat) { value.statusBarHeight = new }
    let _: Bool = value.homeIndicator
    func setHomeIndicator(_ new: Bool) { value.homeIndicator = new }
  }
}

extension InfoPlist.SceneManifest {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use8(_ value: inout InfoPlist.SceneManifest) {
    func make0(supportsMultipleScenes: Bool, configurations: [UISceneSession.Role: [InfoPlist.SceneConfiguration]])
      -> InfoPlist.SceneManifest
    { InfoPlist.SceneManifest(supportsMultipleScenes: supportsMultipleScenes, configurations: configurations) }
  }
}

extension InfoPlist.SceneConfiguration {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use9(_ value: inout InfoPlist.SceneConfiguration) {
    func make0<D: UIResponder & UIWindowSceneDelegate>(
      name: String, delegateClass: D.Type, make: @escaping @MainActor @Sendable () -> D
    ) -> InfoPlist.SceneConfiguration { InfoPlist.SceneConfiguration(name: name, delegateClass: delegateClass, make: make) }
  }
}

extension InfoPlist {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use10(_ value: inout InfoPlist) {
    func make0(sceneManifest: SceneManifest?, viewControllerBasedStatusBarAppearance: Bool) -> InfoPlist {
      InfoPlist(sceneManifest: sceneManifest, viewControllerBasedStatusBarAppearance: viewControllerBasedStatusBarAppearance)
    }
  }
}

extension Policies {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use11(_ value: inout Policies) {
    func make0() -> Policies { Policies() }
  }
}

extension ModelFault {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use12(_ value: inout ModelFault) {
    let _: ModelFault.Rule = value.rule
    let _: String = value.message
  }
}

private let eventLogKindCases: [EventLog.Kind] = [.application, .scene, .loading, .appearance, .layout, .containment, .delegate]

extension EventLog {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use14(_ value: inout EventLog) {
    func names0(for kinds: Set<Kind>) -> [String] { value.names(for: kinds) }
  }
}
