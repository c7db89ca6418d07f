// Generated from Sources/PelmetTesting/Rules by `make generate`. Edit there.

#if MODELCORE
  extension Audit {
    /// All rules that look at an app's screens, by name.
    static let rules: [any AuditRule.Type] = [
      CompatibilityKeyIgnored.self,
      FlippingVerticalBar.self,
      FreeBarInVertical.self,
      HiddenTabBar.self,
      InfoPlistDisagreement.self,
      LargeTitleMasked.self,
      LaunchScreenMissing.self,
      LowContrast.self,
      MinimizeWithoutScrollView.self,
      MoreTab.self,
      PaneItemsNotForwarded.self,
      SceneRequired.self,
      SearchTabInGroup.self,
      SiblingInconsistency.self,
      StatusBarContrast.self,
      StatusBarNotForwarded.self,
      TransitionDiscontinuity.self,
      UnderWindowControls.self,
      UnknownProminentTab.self,
      UnscopedOverride.self,
      UnselectedTabContrast.self,
      VerticalOptOutNotForwarded.self,
      WillVanishVertical.self,
    ]
  }
#endif
