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

/// UIKit's system colours as of iOS 15, to be replaced together with `SystemLook`.
enum SystemColorTable {
  static let colors: [String: SystemColor] = [
    "systemRed": SystemColor(light: 0xFF3B30FF, dark: 0xFF453AFF, lightHighContrast: 0xD70015FF, darkHighContrast: 0xFF6961FF),
    "systemOrange": SystemColor(light: 0xFF9500FF, dark: 0xFF9F0AFF, lightHighContrast: 0xC93400FF, darkHighContrast: 0xFFB340FF),
    "systemYellow": SystemColor(light: 0xFFCC00FF, dark: 0xFFD60AFF, lightHighContrast: 0xB25000FF, darkHighContrast: 0xFFD426FF),
    "systemGreen": SystemColor(light: 0x34C759FF, dark: 0x30D158FF, lightHighContrast: 0x248A3DFF, darkHighContrast: 0x30DB5BFF),
    "systemMint": SystemColor(light: 0x00C7BEFF, dark: 0x63E6E2FF, lightHighContrast: 0x0C817BFF, darkHighContrast: 0x66D4CFFF),
    "systemTeal": SystemColor(light: 0x30B0C7FF, dark: 0x40C8E0FF, lightHighContrast: 0x008299FF, darkHighContrast: 0x5DE6FFFF),
    "systemCyan": SystemColor(light: 0x32ADE6FF, dark: 0x64D2FFFF, lightHighContrast: 0x0071A4FF, darkHighContrast: 0x70D7FFFF),
    "systemBlue": SystemColor(light: 0x007AFFFF, dark: 0x0A84FFFF, lightHighContrast: 0x0040DDFF, darkHighContrast: 0x409CFFFF),
    "tintColor": SystemColor(light: 0x007AFFFF, dark: 0x0A84FFFF, lightHighContrast: 0x0040DDFF, darkHighContrast: 0x409CFFFF),
    "systemIndigo": SystemColor(light: 0x5856D6FF, dark: 0x5E5CE6FF, lightHighContrast: 0x3634A3FF, darkHighContrast: 0x7D7AFFFF),
    "systemPurple": SystemColor(light: 0xAF52DEFF, dark: 0xBF5AF2FF, lightHighContrast: 0x8944ABFF, darkHighContrast: 0xDA8FFFFF),
    "systemPink": SystemColor(light: 0xFF2D55FF, dark: 0xFF375FFF, lightHighContrast: 0xD30F45FF, darkHighContrast: 0xFF6482FF),
    "systemBrown": SystemColor(light: 0xA2845EFF, dark: 0xAC8E68FF, lightHighContrast: 0x7F6545FF, darkHighContrast: 0xB59469FF),
    "systemGray": SystemColor(light: 0x8E8E93FF, dark: 0x8E8E93FF, lightHighContrast: 0x6C6C70FF, darkHighContrast: 0xAEAEB2FF),
    "systemGray2": SystemColor(light: 0xAEAEB2FF, dark: 0x636366FF),
    "systemGray3": SystemColor(light: 0xC7C7CCFF, dark: 0x48484AFF),
    "systemGray4": SystemColor(light: 0xD1D1D6FF, dark: 0x3A3A3CFF),
    "systemGray5": SystemColor(light: 0xE5E5EAFF, dark: 0x2C2C2EFF),
    "systemGray6": SystemColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF),
    "label": SystemColor(light: 0x000000FF, dark: 0xFFFFFFFF),
    "secondaryLabel": SystemColor(light: 0x3C3C4399, dark: 0xEBEBF599),
    "tertiaryLabel": SystemColor(light: 0x3C3C434D, dark: 0xEBEBF54D),
    "quaternaryLabel": SystemColor(light: 0x3C3C432E, dark: 0xEBEBF529),
    "link": SystemColor(light: 0x007AFFFF, dark: 0x0984FFFF),
    "placeholderText": SystemColor(light: 0x3C3C434D, dark: 0xEBEBF54D),
    "separator": SystemColor(light: 0x3C3C434A, dark: 0x54545899),
    "barShadow": SystemColor(light: 0x0000004D, dark: 0xFFFFFF26),
    "opaqueSeparator": SystemColor(light: 0xC6C6C8FF, dark: 0x38383AFF),
    "systemBackground": SystemColor(light: 0xFFFFFFFF, dark: 0x000000FF, darkElevated: 0x1C1C1EFF),
    "secondarySystemBackground": SystemColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF, darkElevated: 0x2C2C2EFF),
    "tertiarySystemBackground": SystemColor(light: 0xFFFFFFFF, dark: 0x2C2C2EFF, darkElevated: 0x3A3A3CFF),
    "systemGroupedBackground": SystemColor(light: 0xF2F2F7FF, dark: 0x000000FF, darkElevated: 0x1C1C1EFF),
    "secondarySystemGroupedBackground": SystemColor(light: 0xFFFFFFFF, dark: 0x1C1C1EFF, darkElevated: 0x2C2C2EFF),
    "tertiarySystemGroupedBackground": SystemColor(light: 0xF2F2F7FF, dark: 0x2C2C2EFF, darkElevated: 0x3A3A3CFF),
    "systemFill": SystemColor(light: 0x78788033, dark: 0x7878805C),
    "secondarySystemFill": SystemColor(light: 0x78788029, dark: 0x78788052),
    "tertiarySystemFill": SystemColor(light: 0x7676801F, dark: 0x7676803D),
    "quaternarySystemFill": SystemColor(light: 0x74748014, dark: 0x7676802E),
    "lightText": SystemColor(light: 0xFFFFFF99, dark: 0xFFFFFF99),
    "darkText": SystemColor(light: 0x000000FF, dark: 0x000000FF),
  ]
}
