public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme {
  /// Applies the theme to every bar, item and controller in the window, and to those that appear later.
  ///
  ///     theme.apply(to: window)
  ///     theme.apply(to: window, replacing: window.appliedTheme)   // switch themes at run time
  ///
  /// Values that the theme leaves out are not touched. Call it before the window becomes visible or later: objects already in the window
  /// are updated at once, because proxies do not reach them (PRX-3). Objects that appear later get their values from appearance proxies.
  /// These are shared by the app's windows, so the theme applied last sets them.
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
  /// - Parameters:
  ///   - old: The theme applied before. Values that it set and this one leaves out return to the system's. A standard appearance becomes
  ///     one with the system's look, because UIKit cannot remove it.
  ///   - contexts: The container classes for the theme's contexts; `nil` keeps those of the theme before. If a bar is in several
  ///     contexts, the outermost applies, as with proxies (PRX-4).
  @MainActor public func apply(to window: UIWindow, replacing old: Theme? = nil, contexts: ThemeContexts? = nil) {
    WindowTheme.apply(self, to: window, replacing: old, contexts: contexts)
  }
}

extension UIWindow {
  /// The theme applied to the window last.
  public var appliedTheme: Theme? { WindowTheme.of(self)?.theme }

  /// The contexts that the theme was applied with; none without a theme.
  package var appliedContexts: ContextBinding { WindowTheme.of(self)?.binding ?? ContextBinding() }
}

/// The container classes for the contexts of a theme, such as `[.settings: [SettingsNavigationController.self]]`.
public typealias ThemeContexts = [Theme.Context: [any UIAppearanceContainer.Type]]

/// The contexts of a theme, bound to container classes.
@MainActor
package struct ContextBinding {
  /// Sorted by the contexts' names, the classes of each in the app's order.
  let entries: [(context: Theme.Context, container: any UIAppearanceContainer.Type)]

  package init(_ contexts: ThemeContexts = [:]) {
    entries = contexts.sorted { $0.key.name < $1.key.name }.flatMap { context, classes in classes.map { (context, $0) } }
  }

  /// The context that a container opens; the last, if its class is bound to several, as with proxies.
  package func context(of container: AnyObject) -> Theme.Context? {
    for entry in entries.reversed() where isInstance(container, of: entry.container) { return entry.context }
    return nil
  }

  private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}
