/// The variants of one system colour, `0xRRGGBBAA`.
struct SystemColor {
  let light: UInt32
  let dark: UInt32
  var lightHighContrast: UInt32?
  var darkHighContrast: UInt32?
  var darkElevated: UInt32?

  func value(for traits: Traits) -> UInt32 {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return (isHigh ? lightHighContrast : nil) ?? light }
    if traits.userInterfaceLevel == .elevated, let darkElevated { return darkElevated }
    return (isHigh ? darkHighContrast : nil) ?? dark
  }
}
