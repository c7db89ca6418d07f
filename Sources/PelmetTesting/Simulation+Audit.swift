#if !canImport(UIKit)
  public import ModelCore
  public import Pelmet
  public import PelmetUIKit

  extension Simulation {
    /// Judges the app's screens, as they are now, together with a theme.
    ///
    /// Looks at the controllers of all windows of connected scenes, with every member of a navigation stack, every tab and column, and what
    /// is presented, and judges them in every row of the theme: light and dark, both contrasts, and whatever idiom, size class, level and
    /// version of iOS its conditions name. No view is loaded for it, and nothing changes; the theme need not be applied.
    ///
    /// Screens that the app has not shown yet are not there to be judged: audit again where a test has brought the app somewhere else.
    /// - Parameters:
    ///   - theme: The theme that the app applies.
    ///   - minimumOS: The oldest version of iOS that the app runs on.
    ///   - contexts: The container classes that stand for the theme's contexts; `nil` takes those with which a theme was applied to the
    ///     window.
    ///   - screen: Which of the theme's screens a controller is.
    /// - Returns: The findings in the order of the rules, and for each rule in the order of the controllers, from the roots on.
    public func audit(
      theme: Theme, minimumOS: Theme.OSVersion = 15, contexts: ThemeContexts? = nil,
      screen: @escaping @MainActor (UIViewController) -> Theme.Screen? = { $0.screen }
    ) -> [AuditFinding] {
      asCurrent { Audit(self, theme, minimumOS, contexts, screen).findings }
    }
  }
#endif
