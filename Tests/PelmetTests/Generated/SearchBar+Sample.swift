// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.SearchBarStyle: Sampled {
  static var sample: Self {
    Self(
      barStyle: .sample,
      isTranslucent: .sample,
      tintColor: .sample,
      barTintColor: .sample,
      searchBarStyle: .sample,
      keyboardAppearance: .sample,
      backgroundImage: .sample,
      scopeBarBackgroundImage: .sample,
      searchFieldBackgroundImage: .sample,
      iconImage: .sample,
      scopeBarButtonBackgroundImage: .sample,
      scopeBarButtonDividerImage: .sample,
      scopeBarButtonTitleTextAttributes: .sample,
      searchFieldBackgroundPositionAdjustment: .sample,
      searchTextPositionAdjustment: .sample,
      iconPositionAdjustment: .sample,
      searchTextField: .sample,
      cancelButton: .sample)
  }
}

extension Theme.SearchTextFieldStyle: Sampled {
  static var sample: Self {
    Self(
      backgroundColor: .sample,
      textColor: .sample,
      font: .sample,
      tintColor: .sample,
      placeholderColor: .sample,
      iconColor: .sample)
  }
}

extension Theme.CancelButtonStyle: Sampled {
  static var sample: Self {
    Self(
      tintColor: .sample,
      titleTextAttributes: .sample)
  }
}
