import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension Theme.SystemColor {
  /// UIKit's colour of this name. Mint, cyan and the tint colour came with iOS 15; before, what they look like since.
  var uiColor: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .link: .link
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: if #available(iOS 15, *) { .systemMint } else { UIColor(Self.mint) }
    case .systemTeal: .systemTeal
    case .systemCyan: if #available(iOS 15, *) { .systemCyan } else { UIColor(Self.cyan) }
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .tintColor: if #available(iOS 15, *) { .tintColor } else { .systemBlue }
    case .lightText: .lightText
    case .darkText: .darkText
    case .black: .black
    case .darkGray: .darkGray
    case .lightGray: .lightGray
    case .white: .white
    case .gray: .gray
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .yellow: .yellow
    case .magenta: .magenta
    case .orange: .orange
    case .purple: .purple
    case .brown: .brown
    case .clear: .clear
    }
  }

  private static let mint = Theme.Color.adaptive(
    light: .rgb(0x00C7BE), dark: .rgb(0x66D4CF), lightHighContrast: .rgb(0x0C817B), darkHighContrast: .rgb(0x66D4CF))
  private static let cyan = Theme.Color.adaptive(
    light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF), lightHighContrast: .rgb(0x0071A4), darkHighContrast: .rgb(0x70D7FF))
}
