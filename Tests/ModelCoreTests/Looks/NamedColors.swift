import ModelCore

/// UIColor's class properties by name.
let namedColors: [String: UIColor] = [
  "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
  "placeholderText": .placeholderText, "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
  "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
  "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
  "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
  "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
  "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed, "systemOrange": .systemOrange,
  "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
  "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
  "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
  "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  "tintColor": .tintColor, "lightText": .lightText, "darkText": .darkText, "black": .black, "darkGray": .darkGray,
  "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
  "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
]
