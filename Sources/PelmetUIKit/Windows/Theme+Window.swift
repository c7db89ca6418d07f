public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme {
  /// Applies the theme to a window: to what is in it, and through appearance proxies to bars and items that come later.
  ///
  /// Everything that the theme says is set; what it does not say is left as it is. The bars, items and controllers of the window are set
  /// themselves: proxies do not reach what is in a window already (PRX-3). Appearance proxies are the app's, so that bars which come into
  /// other windows later take what they record from the theme that was applied last.
  ///
  /// UIKit records neither tints nor the properties of controllers and navigation items. Controllers that are made later get those from
  /// ``ThemedNavigationController`` and ``ThemedTabBarController``, or when the theme is applied again.
  ///
  /// A proxy within containers can forget a value, but then the proxy of the whole class counts: in a context that leaves out what the
  /// theme says elsewhere, bars that come later get appearance objects with the system's look in its place. Legacy colours and images have
  /// no such value; they stay what the theme says elsewhere, which is seen where no appearance object counts.
  ///
  /// When traits change that choose another row, that row is applied. Colours follow scheme, contrast and level by themselves.
  /// `content` is what Pelmet judges and draws bars against; it is set on no view.
  /// - Parameters:
  ///   - old: The theme that was applied before: what it said and this one does not is taken back. UIKit has no way back to a bar without
  ///     a standard appearance; the system's look takes its place.
  ///   - contexts: The container classes that stand for the theme's contexts; `nil` keeps those of the theme before. Of several contexts
  ///     around a bar the outermost counts, as it does for proxies (PRX-4).
  @MainActor public func apply(to window: UIWindow, replacing old: Theme? = nil, contexts: ThemeContexts? = nil) {
    WindowTheme.apply(self, to: window, replacing: old, contexts: contexts)
  }
}

extension UIWindow {
  /// The theme that was applied to the window last.
  public var appliedTheme: Theme? { WindowTheme.of(self)?.theme }

  /// The contexts with which the theme was applied; none where there is no theme.
  package var appliedContexts: ContextBinding { WindowTheme.of(self)?.binding ?? ContextBinding() }
}
