extension Theme {
  /// The colours that `UIColor` names: semantic ones, which follow traits and system version, and fixed ones. Case names are UIKit's.
  public enum SystemColor: String, Sendable, Hashable, CaseIterable {
    // Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    // Lines and fills.
    case separator, opaqueSeparator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    // Backgrounds.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    // The system palette.
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo
    case systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    // The tint of the view in which the colour is used.
    case tintColor
    // Fixed.
    case lightText, darkText
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown, clear
  }
}
