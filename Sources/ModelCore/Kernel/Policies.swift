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

  /// The colours of unselected tabs that iOS 26 and later draw (P-11).
  public var unselectedTabColors = UnselectedTabColors.none

  /// The parts of unselected tabs that have the app's colours on glass, set with the appearance of items; the rest has the label's colour.
  public enum UnselectedTabColors: Hashable, Sendable, CaseIterable {
    case none
    /// Titles, on versions before 26.5.
    case titlesBefore26Dot5
    case titles
    case iconsAndTitles
  }

  /// The tint of items that have none of their own, in navigation bars on iOS 26 and later (P-12).
  public var itemTint = ItemTint.label

  /// The colour of plain items without a tint on glass: the label's, or the bar's tint where the bar has a background.
  public enum ItemTint: Hashable, Sendable, CaseIterable { case label, tintOfOpaqueBar }

  /// The scrolling that expands a minimised tab bar (P-13).
  public var minimizedTabBarExpands = MinimizedTabBarExpands.onReversal

  /// The scrolling that expands a tab bar that was minimised by `onScrollDown` (MIN-3). A tap on the bar always does.
  public enum MinimizedTabBarExpands: Hashable, Sendable, CaseIterable {
    /// The first drag back.
    case onReversal
    /// Not before the beginning of the content.
    case atTop
  }

  /// The regions that `reservedRegions(kind:options:)` returns without `includeInactive` (P-14).
  public var reservedRegions = ReservedRegions.active

  /// The regions of a query without options: the active ones, or all (FLD-2).
  public enum ReservedRegions: Hashable, Sendable, CaseIterable { case active, all }

  /// The background that an app gives a tab bar, on iOS 26 and later (P-15).
  public var tabBarBackground = TabBarBackground.inert

  /// The effect of a tab bar's background on glass: none, or it takes the place of the glass.
  public enum TabBarBackground: Hashable, Sendable, CaseIterable { case inert, replacesGlass }

  /// Large titles over the background of a navigation bar at the scroll edge, on iOS 26 and later (P-16).
  public var largeTitleOverBackground = LargeTitleOverBackground.hidden

  /// Whether a background at the scroll edge leaves the large title in sight.
  public enum LargeTitleOverBackground: Hashable, Sendable, CaseIterable { case shown, hidden }

  /// The colour of the back button on iOS 26 and later (P-17).
  public var backButtonColor = BackButtonColor.label

  /// The colour of the back button on glass: the label's, or the one that the app asks for with tint and appearance.
  public enum BackButtonColor: Hashable, Sendable, CaseIterable { case label, own }

  /// The extent of an explicitly soft edge effect on iOS 27 (P-18).
  public var softEdgeEffect = SoftEdgeEffect.asBefore

  /// The extent of a soft edge effect in an app that was linked with SDK 26 and runs on iOS 27 (EDG-4).
  public enum SoftEdgeEffect: Hashable, Sendable, CaseIterable {
    /// The whole height under the bar, as on iOS 26.
    case asBefore
    /// The strip of the status bar only.
    case statusBarOnly
  }

  /// The width of the window controls of a pad (P-19).
  public var windowControlsWidth = WindowControlsWidth.narrow

  /// The width of the window controls, which nobody has published: 76 points, or 112 (WIN-2).
  public enum WindowControlsWidth: Hashable, Sendable, CaseIterable { case narrow, wide }

  /// The least width of a custom view in a bar of glass (P-20).
  public var customViewSlot = CustomViewSlot.least36

  /// The least width of a bar button item with a custom view, in points (GLS-4).
  public enum CustomViewSlot: Hashable, Sendable, CaseIterable { case least36, least44 }

  /// A dismissal of a controller that is still being presented (P-21).
  public var dismissalDuringArrival = DismissalDuringArrival.waits

  /// The effect of a dismissal during a presentation: it begins when the presentation is over, or never (VCL-32).
  public enum DismissalDuringArrival: Hashable, Sendable, CaseIterable { case waits, ignored }

  /// The completion of a dismissal without anything to dismiss (P-22).
  public var dismissalOfNothing = DismissalOfNothing.completesSince13

  /// Whether the completion of a dismissal is called that finds nothing to dismiss (VCL-33).
  public enum DismissalOfNothing: Hashable, Sendable, CaseIterable {
    /// On iOS 13 and later.
    case completesSince13
    case completes
    case ignored
  }

  /// A dismissal while an earlier one is under way (P-23).
  public var repeatedDismissal = RepeatedDismissal.goesOn

  /// The effect of a repeated dismissal: after the first one it goes on to the receiver itself, or it has none (VCL-34).
  public enum RepeatedDismissal: Hashable, Sendable, CaseIterable { case goesOn, ignored }

  /// A presentation from a controller whose presented controller is being dismissed (P-24).
  public var presentationDuringDismissal = PresentationDuringDismissal.refused

  /// The effect of a presentation during a dismissal: a fault, or it begins when the dismissal is over (VCL-35).
  public enum PresentationDuringDismissal: Hashable, Sendable, CaseIterable { case refused, waits }

  /// The animator of a custom presentation or dismissal that is not animated (P-25).
  public var unanimatedCustomTransitions = UnanimatedCustomTransitions.ignoreAnimator

  /// The part of an app's animator in transitions of the style `custom` without animation: none, or it arranges the views (TRN-1).
  public enum UnanimatedCustomTransitions: Hashable, Sendable, CaseIterable { case ignoreAnimator, askAnimator }

  /// The completion of a `CATransaction` around a transition of controllers (P-26).
  public var transactionCompletion = TransactionCompletion.afterTransitions

  /// The time of the completion of a `CATransaction` in which an animated transition of controllers begins (TRN-11).
  public enum TransactionCompletion: Hashable, Sendable, CaseIterable { case afterTransitions, atCommit }

  /// The order of a trait's handlers and `traitCollectionDidChange` (P-27).
  public var traitHandlers = TraitHandlers.afterDidChange

  /// The time at which the handlers of an object for its traits are called, relative to its `traitCollectionDidChange` (TRT-5).
  public enum TraitHandlers: Hashable, Sendable, CaseIterable { case afterDidChange, beforeDidChange }

  /// The answer of `canOpenURL` for http and https that the property list does not name (P-28).
  public var webSchemeQueries = WebSchemeQueries.answered

  /// Whether `canOpenURL` answers for http and https without their names in `LSApplicationQueriesSchemes`, or denies (SYS-1).
  public enum WebSchemeQueries: Hashable, Sendable, CaseIterable { case answered, denied }

  /// The style of the status bar over a tab bar controller that has a style of its own, before iOS 27 (P-29).
  public var tabBarStatusBar = TabBarStatusBar.ownStyleBefore27

  /// The controller that answers where a tab bar controller overrides `preferredStatusBarStyle` (STB-12).
  public enum TabBarStatusBar: Hashable, Sendable, CaseIterable {
    /// The tab bar controller, unless both system and SDK are of iOS 27.
    case ownStyleBefore27
    /// The selected controller on every version.
    case forwards
  }

  /// The widths of items in bars of glass on iOS 27 (P-30).
  public var itemWidths = ItemWidths.widerSinceOS27

  /// The versions on which an item has the wider paddings of iOS 27 (GLS-12).
  public enum ItemWidths: Hashable, Sendable, CaseIterable {
    /// On iOS 27 in every app.
    case widerSinceOS27
    /// On iOS 27 in apps that were linked with its SDK.
    case widerSinceSDK27
  }

  /// A flexible space that was made by an initialiser, on iOS 26 and later (P-31).
  public var initializedFlexibleSpace = InitializedFlexibleSpace.splits

  /// Whether a flexible space splits shared glass that `init(barButtonSystemItem:target:action:)` made (LG-2).
  public enum InitializedFlexibleSpace: Hashable, Sendable, CaseIterable { case splits, joins }

  /// Search tabs that are not prominent, on iOS 27 (P-32).
  public var searchTabs = SearchTabs.apartBeforeSDK27

  /// The versions on which a search tab that is not prominent stands apart from the group of tabs (TAB-15).
  public enum SearchTabs: Hashable, Sendable, CaseIterable {
    /// On iOS 26, and on later systems in apps that were linked with its SDK.
    case apartBeforeSDK27
    /// On iOS 26 only.
    case apartBeforeOS27
  }

  /// The sizes of toolbars of glass (P-33).
  public var toolbarSizes = ToolbarSizes.bySystem

  /// The height of a toolbar of glass and of its items, in points (GLS-3).
  public enum ToolbarSizes: Hashable, Sendable, CaseIterable {
    /// A capsule since iOS 27, in apps linked with its SDK, and a platter before.
    case bySystem
    /// 52 points, with items of 44.
    case platter
    /// 48 points, with items of 38.
    case capsule
  }

  /// Tints of views and items, and the translucency of tab bars and search bars, set on appearance proxies (P-34).
  public var tintsOnProxies = TintsOnProxies.recorded

  /// The effect of setting a proxy's `tintColor` or `isTranslucent` where UIKit's header does not annotate it (LEG-2).
  public enum TintsOnProxies: Hashable, Sendable, CaseIterable {
    /// Recorded, and replayed on instances.
    case recorded
    /// A fault without effect.
    case refused
  }

  /// The appearance object that an app sets on a proxy and changes afterwards (P-35).
  public var appearancesOnProxies = AppearancesOnProxies.kept

  /// The object that a proxy keeps in a slot: the app's own, whose later changes count, or a copy (APP-16).
  public enum AppearancesOnProxies: Hashable, Sendable, CaseIterable { case kept, copied }
}
