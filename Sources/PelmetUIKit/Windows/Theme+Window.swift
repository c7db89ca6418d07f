public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme {
  /// Applies the theme to every bar, item and controller in the window, and to those that appear later. It takes the place of the theme
  /// applied before, of which nothing is left.
  ///
  ///     theme.apply(to: window)
  ///
  /// A value that the theme leaves out is the app's own, or again the system's if the theme before had set it. A standard appearance
  /// becomes one with the system's look, because UIKit cannot remove it.
  ///
  /// Call it before the window becomes visible or later: objects already in the window are updated at once, because proxies do not reach
  /// them (PRX-3). Objects that appear later get their values from appearance proxies. These are shared by the app's windows, so the theme
  /// applied last sets them.
  ///
  /// Proxies record neither tints nor the properties of controllers and navigation items. Controllers created later get those from
  /// ``ThemedNavigationController`` and ``ThemedTabBarController``, or when the theme is applied again.
  ///
  /// If a context leaves out a value that the theme sets elsewhere, bars that appear later in that context get appearance objects with
  /// the system's look for it. Legacy colours and images, which have no such value, keep those set elsewhere; they show only where no
  /// appearance object applies.
  ///
  /// When a change of traits selects another row, that row is applied. Colors follow scheme, contrast and level by themselves.
  ///
  /// Of the section `content`, the edge effects are applied to the scroll views that bars follow (NAV-13), once their controller's view is
  /// loaded; the background is for checks and previews. The look of a badge is applied to items that have one by then.
  ///
  /// - Parameter contexts: The container classes for the theme's contexts; `nil` keeps those of the theme before. If a bar is in several
  ///   contexts, the outermost applies, as with proxies (PRX-4).
  @MainActor public func apply(to window: UIWindow, contexts: ThemeContexts? = nil) {
    LiveTheme.apply(self, to: window, contexts: contexts)
  }

  /// Applies the theme to every window that the scene has now. A window that the scene gets later needs a call of its own.
  ///
  /// - Parameter contexts: The container classes for the theme's contexts; `nil` keeps those of the theme before.
  @MainActor public func apply(to windowScene: UIWindowScene, contexts: ThemeContexts? = nil) {
    for window in windowScene.windows { apply(to: window, contexts: contexts) }
  }

  /// Applies the theme to a controller and everything in it, for previews and for tests that have no window. It takes the place of the
  /// theme applied to the controller before.
  ///
  /// ```swift
  /// #Preview {
  ///   let checkout = ThemedNavigationController(rootViewController: CheckoutController())
  ///   Theme.shop.apply(to: checkout)
  ///   return checkout
  /// }
  /// ```
  ///
  /// The controller, its children and what they present have this theme and not that of the window. Nothing outside is touched: no
  /// appearance proxy, no window, and not the navigation item, which belongs to the bar around the controller. So bars that appear later get
  /// their values only in a ``ThemedNavigationController`` or a ``ThemedTabBarController``, or when the theme is applied again; from the
  /// proxies that a window's theme has set they get what this theme leaves out. A theme that forces light or dark does so on the controller.
  ///
  /// The call loads the controller's view, which tells the theme of new traits.
  ///
  /// - Parameter contexts: The container classes for the theme's contexts; `nil` keeps those of the theme before.
  @MainActor public func apply(to viewController: UIViewController, contexts: ThemeContexts? = nil) {
    LiveTheme.apply(self, to: viewController, contexts: contexts)
  }

  /// Applies the theme over the one that the window has: values that this theme leaves out keep those of the theme before. For the rare
  /// case of a theme that is a part, such as a season's colours. Themes that belong together extend each other in their files.
  ///
  ///     seasonal.merge(into: window)
  ///
  /// Both follow the traits, and the next theme that is applied replaces both. A bar that appears later gets each appearance object from
  /// the theme merged last that has it, and not from both.
  ///
  /// - Parameter contexts: The container classes for the contexts of both; `nil` keeps those of the theme before.
  @MainActor public func merge(into window: UIWindow, contexts: ThemeContexts? = nil) {
    LiveTheme.apply(self, to: window, merging: true, contexts: contexts)
  }
}

extension UIWindow {
  /// The theme applied to the window last; `nil` for none.
  ///
  ///     window.theme = .midnight
  ///
  /// Setting it applies the theme in place of the one before, with the same contexts. Setting `nil` returns everything to the system's
  /// look, and forgets the contexts.
  public var theme: Theme? {
    get { LiveTheme.of(self)?.theme }
    set {
      guard let newValue else { return LiveTheme.remove(from: self) }
      newValue.apply(to: self)
    }
  }

  /// The contexts that the theme was applied with; none without a theme.
  package var appliedContexts: ContextBinding { LiveTheme.of(self)?.binding ?? ContextBinding() }
}
