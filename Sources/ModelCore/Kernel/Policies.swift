/// Behaviour of UIKit on which sources disagree, or that changed between versions. The defaults are the best supported.
///
/// Pass them to the ``Simulation`` when you create it. The article <doc:ContestedRules> compares the sources.
public struct Policies: Hashable, Sendable {
  public init() {}

  /// The time at which the root view controller of a scene's window appears (P-1).
  public var rootAppearance = RootAppearance.aroundActivation

  /// The time at which a scene's root view controller appears, relative to the scene's activation (LCH-14).
  public enum RootAppearance: Hashable, Sendable, CaseIterable {
    /// `viewWillAppear` before the scene enters the foreground, `viewDidAppear` after it became active.
    case aroundActivation
    /// `viewWillAppear` and `viewDidAppear` before the scene enters the foreground.
    case beforeForeground
    /// `viewWillAppear` and `viewDidAppear` after the scene became active.
    case afterActivation
  }

  /// The callbacks of a scene when the user removes the app from the app switcher (P-2).
  public var forceQuit = ForceQuit.disconnects

  /// The callbacks of a scene when the user removes the app from the app switcher (SCN-8).
  public enum ForceQuit: Hashable, Sendable, CaseIterable {
    /// `sceneDidDisconnect` if the process is alive; sessions are discarded only when one of several windows is closed.
    case disconnects
    /// `sceneDidDisconnect`, and the sessions are discarded.
    case discards
    /// No callback: the process is killed.
    case silent
  }

  /// The order of layout and `viewDidAppear` in transitions without animation (P-3).
  public var layoutOfUnanimated = LayoutOfUnanimated.beforeDidAppear

  /// The position of the layout in a transition without animation (VCL-17).
  public enum LayoutOfUnanimated: Hashable, Sendable, CaseIterable { case beforeDidAppear, afterDidAppear }

  /// The number of times that `didShow` is sent for a navigation controller's root at launch (P-4).
  public var didShowAtLaunch = DidShowAtLaunch.twice

  /// The number of `didShow` calls at launch (NDL-3).
  public enum DidShowAtLaunch: Hashable, Sendable, CaseIterable { case twice, once }

  /// The bottom bar after `popToRootViewController` removes several controllers (P-5).
  public var bottomBarAfterPopToRoot = BottomBarAfterPopToRoot.recomputed

  /// The visibility of the bottom bar after popping to the root (NAV-11).
  public enum BottomBarAfterPopToRoot: Hashable, Sendable, CaseIterable {
    /// Computed from the remaining controllers.
    case recomputed
    /// Stays hidden, as on iOS 14.0 and 14.1.
    case staysHidden
  }

  /// The controller that is called first when a full-screen presentation is dismissed (P-6).
  public var dismissal = Dismissal.presenterAppearsFirst

  /// The order of callbacks at the end of a full-screen presentation (VCL-25).
  public enum Dismissal: Hashable, Sendable, CaseIterable { case presenterAppearsFirst, presentedDisappearsFirst }

  /// The result of pushing a controller that is already in the stack (P-7).
  public var repeatedPush = RepeatedPush.fault

  /// The result of a repeated push: an exception, or nothing (NAV-3).
  public enum RepeatedPush: Hashable, Sendable, CaseIterable { case fault, ignored }

  /// The value of `viewControllers` while the user swipes back (P-8).
  public var stackDuringInteractivePop = StackDuringInteractivePop.shortened

  /// The stack during a swipe back: without the leaving controller, or with it (NAV-7).
  public enum StackDuringInteractivePop: Hashable, Sendable, CaseIterable { case shortened, unchanged }

  /// The precedence between a proxy and a value set on the instance before it entered a window (P-9).
  public var proxies = ProxyPrecedence.explicitWins

  /// The value that wins when a view enters a window: the instance's own, or the proxy's (PRX-5).
  public enum ProxyPrecedence: Hashable, Sendable, CaseIterable { case explicitWins, proxyWins }

  /// The time at which a pushed controller's view is loaded (P-10).
  public var viewLoadingOnPush = ViewLoadingOnPush.layoutPass

  /// The time of loading a pushed controller's view: the next layout pass, or the call (NAV-6).
  public enum ViewLoadingOnPush: Hashable, Sendable, CaseIterable { case layoutPass, call }

  /// The width of the window controls of a pad (P-19).
  public var windowControlsWidth = WindowControlsWidth.narrow

  /// The width of the window controls, which nobody has published: 76 points, or 112 (WIN-2).
  public enum WindowControlsWidth: Hashable, Sendable, CaseIterable { case narrow, wide }
}
