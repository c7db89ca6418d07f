import Pelmet

extension Device {
  /// The device's traits as a theme tells them apart.
  var themeTraits: Theme.Traits { traits.themeTraits(on: systemVersion) }
}

extension UITraitCollection {
  /// These traits as a theme tells them apart, on the current device's system.
  var themeTraits: Theme.Traits { themeTraits(on: CurrentSimulation.device.systemVersion) }
}

extension Traits {
  /// These traits as a theme tells them apart. What is unspecified is what `Theme.Traits` takes for usual.
  func themeTraits(on version: SystemVersion) -> Theme.Traits {
    var traits = Theme.Traits(os: Theme.OSVersion(version.major, version.minor))
    traits.scheme = userInterfaceStyle == .dark ? .dark : .light
    traits.contrast = accessibilityContrast == .high ? .high : .normal
    traits.level = userInterfaceLevel == .elevated ? .elevated : .base
    switch userInterfaceIdiom {
    case .pad: traits.idiom = .pad
    case .mac: traits.idiom = .mac
    case .vision: traits.idiom = .vision
    case .unspecified, .phone, .tv, .carPlay: break
    }
    if horizontalSizeClass == .regular { traits.horizontalSizeClass = .regular }
    if verticalSizeClass == .compact { traits.verticalSizeClass = .compact }
    return traits
  }
}
