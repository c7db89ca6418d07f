// The traits of the system, as overrides and registrations name them (TRT-1). Since iOS 17, unless they say another version.

/// Phone or pad.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// From left to right or from right to left.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The width class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The height class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Normal or high contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The place of the tab accessory around a view (ACC-1). Since iOS 26.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

extension UITraitTabAccessoryEnvironment: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITabAccessoryEnvironment> { \.tabAccessoryEnvironment }
}

/// The state of the split view controller around a view (INS-1). Since iOS 26.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

extension UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UISplitViewControllerLayoutEnvironment> { \.splitViewControllerLayoutEnvironment }
}
