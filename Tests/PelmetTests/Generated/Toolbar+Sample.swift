// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.ToolbarStyle: Sampled {
  static var sample: Self {
    Self(
      barStyle: .sample,
      isTranslucent: .sample,
      tintColor: .sample,
      barTintColor: .sample,
      backgroundImage: .sample,
      shadowImage: .sample,
      standardAppearance: .sample,
      compactAppearance: .sample,
      scrollEdgeAppearance: .sample,
      compactScrollEdgeAppearance: .sample,
      backgroundColor: .sample,
      userInterfaceStyle: .sample)
  }
}

extension Theme.ToolbarAppearance: Sampled {
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
      buttonAppearance: .sample,
      doneButtonAppearance: .sample,
      prominentButtonAppearance: .sample)
  }
}
