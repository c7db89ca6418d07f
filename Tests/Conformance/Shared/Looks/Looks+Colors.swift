#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Looks {
  /// Every colour of the system, light and dark, with normal and increased contrast.
  static let colors = named.flatMap { name, color in
    variants.map { variant, style, contrast in
      Probe("UIColor.\(name) (\(variant))") { text(color(), traits(style, contrast)) }
    }
  }

  private static let variants: [(String, UIUserInterfaceStyle, UIAccessibilityContrast)] = [
    ("light", .light, .normal), ("dark", .dark, .normal), ("light, increased contrast", .light, .high),
    ("dark, increased contrast", .dark, .high),
  ]

  private static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: .base),
    ])
  }

  private static let named: [(String, @MainActor @Sendable () -> UIColor)] = [
    ("label", { .label }), ("secondaryLabel", { .secondaryLabel }), ("tertiaryLabel", { .tertiaryLabel }),
    ("quaternaryLabel", { .quaternaryLabel }), ("placeholderText", { .placeholderText }), ("link", { .link }),
    ("separator", { .separator }), ("opaqueSeparator", { .opaqueSeparator }), ("systemFill", { .systemFill }),
    ("secondarySystemFill", { .secondarySystemFill }), ("tertiarySystemFill", { .tertiarySystemFill }),
    ("quaternarySystemFill", { .quaternarySystemFill }), ("systemBackground", { .systemBackground }),
    ("secondarySystemBackground", { .secondarySystemBackground }), ("tertiarySystemBackground", { .tertiarySystemBackground }),
    ("systemGroupedBackground", { .systemGroupedBackground }),
    ("secondarySystemGroupedBackground", { .secondarySystemGroupedBackground }),
    ("tertiarySystemGroupedBackground", { .tertiarySystemGroupedBackground }), ("systemRed", { .systemRed }),
    ("systemOrange", { .systemOrange }), ("systemYellow", { .systemYellow }), ("systemGreen", { .systemGreen }),
    ("systemMint", { .systemMint }), ("systemTeal", { .systemTeal }), ("systemCyan", { .systemCyan }),
    ("systemBlue", { .systemBlue }), ("systemIndigo", { .systemIndigo }), ("systemPurple", { .systemPurple }),
    ("systemPink", { .systemPink }), ("systemBrown", { .systemBrown }), ("systemGray", { .systemGray }),
    ("systemGray2", { .systemGray2 }), ("systemGray3", { .systemGray3 }), ("systemGray4", { .systemGray4 }),
    ("systemGray5", { .systemGray5 }), ("systemGray6", { .systemGray6 }), ("lightText", { .lightText }),
    ("darkText", { .darkText }),
  ]
}
