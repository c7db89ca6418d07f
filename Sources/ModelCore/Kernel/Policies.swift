/// Behaviour on which sources disagree, or that changed with versions: "Contested rules" in the documentation. The defaults are the suggested ones.
public struct Policies: Hashable, Sendable {
  public init() {}

  /// P-1: when the root view controller of a scene's window appears.
  public var rootAppearance = RootAppearance.aroundActivation

  /// LCH-14.
  public enum RootAppearance: Hashable, Sendable, CaseIterable {
    /// `viewWillAppear` before the scene enters the foreground, `viewDidAppear` after it became active.
    case aroundActivation
    /// Both before the scene enters the foreground.
    case beforeForeground
    /// Both after it became active.
    case afterActivation
  }

  /// P-2: what a scene hears when a person throws the app out of the switcher.
  public var forceQuit = ForceQuit.disconnects

  /// SCN-8.
  public enum ForceQuit: Hashable, Sendable, CaseIterable {
    /// `sceneDidDisconnect` if the process is alive; sessions are discarded only when one of several windows is closed.
    case disconnects
    /// `sceneDidDisconnect`, and the sessions are discarded.
    case discards
    /// Nothing: the process dies.
    case silent
  }

  /// P-3: `viewDidAppear` and layout, when nothing is animated.
  public var layoutOfUnanimated = LayoutOfUnanimated.beforeDidAppear

  /// VCL-17.
  public enum LayoutOfUnanimated: Hashable, Sendable, CaseIterable { case beforeDidAppear, afterDidAppear }

  /// P-4: how often `didShow` is sent for the root of a navigation controller at launch.
  public var didShowAtLaunch = DidShowAtLaunch.twice

  /// NDL-3.
  public enum DidShowAtLaunch: Hashable, Sendable, CaseIterable { case twice, once }

  /// P-5: the bottom bar after `popToRootViewController` over several controllers.
  public var bottomBarAfterPopToRoot = BottomBarAfterPopToRoot.recomputed

  /// NAV-11.
  public enum BottomBarAfterPopToRoot: Hashable, Sendable, CaseIterable {
    /// From the controllers that remain.
    case recomputed
    /// Still hidden, as on iOS 14.0 and 14.1.
    case staysHidden
  }

  /// P-6: who is told first when a full-screen presentation is dismissed.
  public var dismissal = Dismissal.presenterAppearsFirst

  /// VCL-25.
  public enum Dismissal: Hashable, Sendable, CaseIterable { case presenterAppearsFirst, presentedDisappearsFirst }

  /// P-7: pushing a controller that is in the stack already.
  public var repeatedPush = RepeatedPush.fault

  /// NAV-3.
  public enum RepeatedPush: Hashable, Sendable, CaseIterable { case fault, ignored }

  /// P-8: `viewControllers` while a person drags a controller off the stack.
  public var stackDuringInteractivePop = StackDuringInteractivePop.shortened

  /// NAV-7.
  public enum StackDuringInteractivePop: Hashable, Sendable, CaseIterable { case shortened, unchanged }

  /// P-9: a proxy against what was set on the instance before it entered a window.
  public var proxies = ProxyPrecedence.explicitWins

  /// PRX-5.
  public enum ProxyPrecedence: Hashable, Sendable, CaseIterable { case explicitWins, proxyWins }

  /// P-10: when a pushed controller's view is loaded.
  public var viewLoadingOnPush = ViewLoadingOnPush.layoutPass

  /// NAV-6.
  public enum ViewLoadingOnPush: Hashable, Sendable, CaseIterable { case layoutPass, call }
}
