package import Pelmet

/// The system colours that checks need: from iOS 15 on, and the palette of iOS 26. The same published values as
/// in `themes/`, whose system looks name the source of each (Human Interface Guidelines, Color, editions of June 2023 and June 2025;
/// published dumps of resolved colours); a test compares the two.
package enum SystemPaint {
  /// The look of a colour on a version of iOS; `nil` for `tintColor`, which is that of the view around.
  package static func color(_ color: Theme.SystemColor, from26 isNew: Bool) -> Theme.Color? {
    (isNew ? since26[color] : nil) ?? since15[color]
  }

  private static let since15: [Theme.SystemColor: Theme.Color] = [
    .label: .adaptive(light: .rgb(0x000000), dark: .rgb(0xFFFFFF)),
    .secondaryLabel: .adaptive(
      light: .rgba(0x3C3C4399), dark: .rgba(0xEBEBF599), lightHighContrast: .rgba(0x3C3C43AD), darkHighContrast: .rgba(0xEBEBF5AD)
    ),
    .tertiaryLabel: .adaptive(
      light: .rgba(0x3C3C434D), dark: .rgba(0xEBEBF54D), lightHighContrast: .rgba(0x3C3C4361), darkHighContrast: .rgba(0xEBEBF561)
    ),
    .quaternaryLabel: .adaptive(
      light: .rgba(0x3C3C432E), dark: .rgba(0xEBEBF529), lightHighContrast: .rgba(0x3C3C4342), darkHighContrast: .rgba(0xEBEBF53D)
    ),
    .placeholderText: .adaptive(
      light: .rgba(0x3C3C434C), dark: .rgba(0xEBEBF54C), lightHighContrast: .rgba(0x3C3C4361), darkHighContrast: .rgba(0xEBEBF561)
    ),
    .link: .adaptive(light: .rgb(0x007AFF), dark: .rgb(0x0984FF)),
    .separator: .adaptive(
      light: .rgba(0x3C3C434A), dark: .rgba(0x54545899), lightHighContrast: .rgba(0x3C3C435E), darkHighContrast: .rgba(0x545458AD)
    ),
    .opaqueSeparator: .adaptive(light: .rgb(0xC6C6C8), dark: .rgb(0x38383A)),
    .systemFill: .adaptive(
      light: .rgba(0x78788033), dark: .rgba(0x7878805C), lightHighContrast: .rgba(0x78788047), darkHighContrast: .rgba(0x78788070)
    ),
    .secondarySystemFill: .adaptive(
      light: .rgba(0x78788029), dark: .rgba(0x78788052), lightHighContrast: .rgba(0x7878803D), darkHighContrast: .rgba(0x78788066)
    ),
    .tertiarySystemFill: .adaptive(
      light: .rgba(0x7676801F), dark: .rgba(0x7676803D), lightHighContrast: .rgba(0x76768033), darkHighContrast: .rgba(0x76768052)
    ),
    .quaternarySystemFill: .adaptive(
      light: .rgba(0x74748014), dark: .rgba(0x7676802E), lightHighContrast: .rgba(0x74748029), darkHighContrast: .rgba(0x76768042)
    ),
    .systemBackground: .adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x000000), darkElevated: .rgb(0x1C1C1E)),
    .secondarySystemBackground: .adaptive(
      light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E), lightHighContrast: .rgb(0xEBEBF0), darkHighContrast: .rgb(0x242426),
      darkElevated: .rgb(0x2C2C2E)),
    .tertiarySystemBackground: .adaptive(
      light: .rgb(0xFFFFFF), dark: .rgb(0x2C2C2E), darkHighContrast: .rgb(0x363638), darkElevated: .rgb(0x3A3A3C)),
    .systemGroupedBackground: .adaptive(
      light: .rgb(0xF2F2F7), dark: .rgb(0x000000), lightHighContrast: .rgb(0xEBEBF0), darkElevated: .rgb(0x1C1C1E)),
    .secondarySystemGroupedBackground: .adaptive(
      light: .rgb(0xFFFFFF), dark: .rgb(0x1C1C1E), darkHighContrast: .rgb(0x242426), darkElevated: .rgb(0x2C2C2E)),
    .tertiarySystemGroupedBackground: .adaptive(
      light: .rgb(0xF2F2F7), dark: .rgb(0x2C2C2E), lightHighContrast: .rgb(0xEBEBF0), darkHighContrast: .rgb(0x363638),
      darkElevated: .rgb(0x3A3A3C)),
    .systemRed: .adaptive(
      light: .rgb(0xFF3B30), dark: .rgb(0xFF453A), lightHighContrast: .rgb(0xD70015), darkHighContrast: .rgb(0xFF6961)),
    .systemOrange: .adaptive(
      light: .rgb(0xFF9500), dark: .rgb(0xFF9F0A), lightHighContrast: .rgb(0xC93400), darkHighContrast: .rgb(0xFFB340)),
    .systemYellow: .adaptive(
      light: .rgb(0xFFCC00), dark: .rgb(0xFFD60A), lightHighContrast: .rgb(0xB25000), darkHighContrast: .rgb(0xFFD426)),
    .systemGreen: .adaptive(
      light: .rgb(0x34C759), dark: .rgb(0x30D158), lightHighContrast: .rgb(0x248A3D), darkHighContrast: .rgb(0x30DB5B)),
    .systemMint: .adaptive(
      light: .rgb(0x00C7BE), dark: .rgb(0x63E6E2), lightHighContrast: .rgb(0x0C817B), darkHighContrast: .rgb(0x66D4CF)),
    .systemTeal: .adaptive(
      light: .rgb(0x30B0C7), dark: .rgb(0x40C8E0), lightHighContrast: .rgb(0x008299), darkHighContrast: .rgb(0x5DE6FF)),
    .systemCyan: .adaptive(
      light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF), lightHighContrast: .rgb(0x0071A4), darkHighContrast: .rgb(0x70D7FF)),
    .systemBlue: .adaptive(
      light: .rgb(0x007AFF), dark: .rgb(0x0A84FF), lightHighContrast: .rgb(0x0040DD), darkHighContrast: .rgb(0x409CFF)),
    .systemIndigo: .adaptive(
      light: .rgb(0x5856D6), dark: .rgb(0x5E5CE6), lightHighContrast: .rgb(0x3634A3), darkHighContrast: .rgb(0x7D7AFF)),
    .systemPurple: .adaptive(
      light: .rgb(0xAF52DE), dark: .rgb(0xBF5AF2), lightHighContrast: .rgb(0x8944AB), darkHighContrast: .rgb(0xDA8FFF)),
    .systemPink: .adaptive(
      light: .rgb(0xFF2D55), dark: .rgb(0xFF375F), lightHighContrast: .rgb(0xD30F45), darkHighContrast: .rgb(0xFF6482)),
    .systemBrown: .adaptive(
      light: .rgb(0xA2845E), dark: .rgb(0xAC8E68), lightHighContrast: .rgb(0x7F6545), darkHighContrast: .rgb(0xB59469)),
    .systemGray: .adaptive(light: .rgb(0x8E8E93), lightHighContrast: .rgb(0x6C6C70), darkHighContrast: .rgb(0xAEAEB2)),
    .systemGray2: .adaptive(
      light: .rgb(0xAEAEB2), dark: .rgb(0x636366), lightHighContrast: .rgb(0x8E8E93), darkHighContrast: .rgb(0x7C7C80)),
    .systemGray3: .adaptive(
      light: .rgb(0xC7C7CC), dark: .rgb(0x48484A), lightHighContrast: .rgb(0xAEAEB2), darkHighContrast: .rgb(0x545456)),
    .systemGray4: .adaptive(
      light: .rgb(0xD1D1D6), dark: .rgb(0x3A3A3C), lightHighContrast: .rgb(0xBCBCC0), darkHighContrast: .rgb(0x444446)),
    .systemGray5: .adaptive(
      light: .rgb(0xE5E5EA), dark: .rgb(0x2C2C2E), lightHighContrast: .rgb(0xD8D8DC), darkHighContrast: .rgb(0x363638)),
    .systemGray6: .adaptive(
      light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E), lightHighContrast: .rgb(0xEBEBF0), darkHighContrast: .rgb(0x242426)),
    .lightText: .rgba(0xFFFFFF99),
    .darkText: .rgb(0x000000),
    .black: .rgb(0x000000),
    .darkGray: .rgb(0x555555),
    .lightGray: .rgb(0xAAAAAA),
    .white: .rgb(0xFFFFFF),
    .gray: .rgb(0x808080),
    .red: .rgb(0xFF0000),
    .green: .rgb(0x00FF00),
    .blue: .rgb(0x0000FF),
    .cyan: .rgb(0x00FFFF),
    .yellow: .rgb(0xFFFF00),
    .magenta: .rgb(0xFF00FF),
    .orange: .rgb(0xFF8000),
    .purple: .rgb(0x800080),
    .brown: .rgb(0x996633),
    .clear: .rgba(0x00000000),
  ]

  private static let since26: [Theme.SystemColor: Theme.Color] = [
    .systemRed: .adaptive(
      light: .rgb(0xFF383C), dark: .rgb(0xFF4245), lightHighContrast: .rgb(0xE9152D), darkHighContrast: .rgb(0xFF6165)),
    .systemOrange: .adaptive(
      light: .rgb(0xFF8D28), dark: .rgb(0xFF9230), lightHighContrast: .rgb(0xC55300), darkHighContrast: .rgb(0xFFA056)),
    .systemYellow: .adaptive(
      light: .rgb(0xFFCC00), dark: .rgb(0xFFD600), lightHighContrast: .rgb(0xA16A00), darkHighContrast: .rgb(0xFEDF43)),
    .systemGreen: .adaptive(
      light: .rgb(0x34C759), dark: .rgb(0x30D158), lightHighContrast: .rgb(0x008932), darkHighContrast: .rgb(0x4AD968)),
    .systemMint: .adaptive(
      light: .rgb(0x00C8B3), dark: .rgb(0x00DAC3), lightHighContrast: .rgb(0x008575), darkHighContrast: .rgb(0x54DFCB)),
    .systemTeal: .adaptive(
      light: .rgb(0x00C3D0), dark: .rgb(0x00D2E0), lightHighContrast: .rgb(0x008198), darkHighContrast: .rgb(0x3BDDEC)),
    .systemCyan: .adaptive(
      light: .rgb(0x00C0E8), dark: .rgb(0x3CD3FE), lightHighContrast: .rgb(0x007EAE), darkHighContrast: .rgb(0x6DD9FF)),
    .systemBlue: .adaptive(
      light: .rgb(0x0088FF), dark: .rgb(0x0091FF), lightHighContrast: .rgb(0x1E6EF4), darkHighContrast: .rgb(0x5CB8FF)),
    .systemIndigo: .adaptive(
      light: .rgb(0x6155F5), dark: .rgb(0x6D7CFF), lightHighContrast: .rgb(0x564ADE), darkHighContrast: .rgb(0xA7AAFF)),
    .systemPurple: .adaptive(
      light: .rgb(0xCB30E0), dark: .rgb(0xDB34F2), lightHighContrast: .rgb(0xB02FC2), darkHighContrast: .rgb(0xEA8DFF)),
    .systemPink: .adaptive(
      light: .rgb(0xFF2D55), dark: .rgb(0xFF375F), lightHighContrast: .rgb(0xE7124D), darkHighContrast: .rgb(0xFF8AC4)),
    .systemBrown: .adaptive(
      light: .rgb(0xAC7F5E), dark: .rgb(0xB78A66), lightHighContrast: .rgb(0x956D51), darkHighContrast: .rgb(0xDBA679)),
  ]
}
