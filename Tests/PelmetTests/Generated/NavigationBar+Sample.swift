// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.NavigationBarStyle: Sampled {
  static var sample: Self {
    Self(
      barStyle: .sample,
      isTranslucent: .sample,
      prefersLargeTitles: .sample,
      tintColor: .sample,
      barTintColor: .sample,
      backgroundImage: .sample,
      shadowImage: .sample,
      titleTextAttributes: .sample,
      largeTitleTextAttributes: .sample,
      titleVerticalPositionAdjustment: .sample,
      backIndicatorImage: .sample,
      backIndicatorTransitionMaskImage: .sample,
      standardAppearance: .sample,
      compactAppearance: .sample,
      scrollEdgeAppearance: .sample,
      compactScrollEdgeAppearance: .sample,
      preferredBehavioralStyle: .sample,
      backgroundColor: .sample,
      userInterfaceStyle: .sample)
  }
}

extension Theme.NavigationBarAppearance: Sampled {
  static var sample: Self {
    Self(
      background: .sample,
      backgroundEffect: .sample,
      backgroundColor: .sample,
      backgroundImage: .sample,
      backgroundImageContentMode: .sample,
      shadowColor: .sample,
      shadowImage: .sample,
      overrideUserInterfaceStyle: .sample,
      titleTextAttributes: .sample,
      titlePositionAdjustment: .sample,
      largeTitleTextAttributes: .sample,
      subtitleTextAttributes: .sample,
      largeSubtitleTextAttributes: .sample,
      buttonAppearance: .sample,
      doneButtonAppearance: .sample,
      prominentButtonAppearance: .sample,
      backButtonAppearance: .sample,
      backIndicatorImage: .sample,
      backIndicatorTransitionMaskImage: .sample)
  }
}
