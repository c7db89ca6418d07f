/// The place of a tab accessory, which the views in it have as a trait (ACC-1, iOS 26).
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// The view is in no accessory (ACC-5).
  case unspecified
  /// The view is in an accessory that is not in use; the model never gives this value.
  case none
  /// Above the tab bar, or at the bottom where that is hidden or at the top.
  case regular
  /// In the row of a minimised tab bar (ACC-2).
  case inline
}

/// The state of the split view controller around a view, which the descendants of one have as a trait (INS-1, iOS 26).
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// The view is in no split view controller.
  case none
  case expanded, collapsed
}
