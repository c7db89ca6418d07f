#if MODELCORE
  public import ModelCore
  public import Pelmet
  public import PelmetUIKit

  extension Simulation {
    /// Checks the app's screens, as they are now, together with a theme.
    ///
    /// Walks the controllers of all windows of connected scenes, with every member of a navigation stack, every tab and column, and presented
    /// controllers, and checks them for every row of the theme: light and dark, both contrasts, and each idiom, size class, level and
    /// version of iOS that its conditions name. Loads no view and changes nothing; the theme need not be applied.
    ///
    /// A device that folds is brought into every posture and turned as far as the app allows, the app comes to rest in each, and in the end
    /// the device is as before. A finding says in which postures it holds.
    ///
    /// Audits only existing screens: audit again after the test has moved the app to another screen.
    /// - Parameters:
    ///   - theme: The theme that the app applies.
    ///   - minimumOS: The oldest version of iOS that the app runs on.
    ///   - contexts: The container classes for the theme's contexts; `nil` for those with which a theme was applied to the window.
    ///   - screen: Returns the theme's screen for a controller.
    /// - Returns: The findings by the name of their rule, and for each rule by controller, from the roots on.
    public func audit(
      theme: Theme, minimumOS: Theme.OSVersion = 15, contexts: ThemeContexts? = nil,
      screen: @escaping @MainActor (UIViewController) -> Theme.Screen? = { $0.themeScreen }
    ) -> [AuditFinding] {
      asCurrent {
        PostureAudit(self).findings { Audit(self, theme, minimumOS, contexts, screen).findings }
      }
    }
  }

  extension Audit {
    /// The findings of all rules, each once.
    fileprivate var findings: [AuditFinding] {
      var seen: Set<AuditFinding> = []
      return Self.rules.flatMap { $0.findings(in: self) }.filter { seen.insert($0).inserted }
    }
  }
#endif
