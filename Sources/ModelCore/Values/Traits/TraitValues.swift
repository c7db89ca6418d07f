/// What a `UITraitCollection` says, as a value.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// These traits with everything that `other` specifies in place of what they say themselves.
  package func overridden(by other: TraitValues) -> TraitValues {
    var merged = self
    if other.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified { merged.accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { merged.userInterfaceLevel = other.userInterfaceLevel }
    if other.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { merged.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
    return merged
  }
}
