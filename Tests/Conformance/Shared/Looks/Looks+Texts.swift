import Foundation

#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Looks {
  /// The sizes of text styles at the standard size.
  static let fonts = styles.map { name, style in
    Probe("UIFont.preferredFont(\(name)).pointSize") {
      text(
        UIFont.preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize)
    }
  }

  private static let styles: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// The text of titles, as the appearance objects have it.
  static let texts = [
    Probe("UINavigationBarAppearance.titleTextAttributes.font") {
      size(UINavigationBarAppearance().titleTextAttributes)
    },
    Probe("UINavigationBarAppearance.titleTextAttributes.foregroundColor") {
      color(UINavigationBarAppearance().titleTextAttributes)
    },
    Probe("UINavigationBarAppearance.largeTitleTextAttributes.font") {
      size(UINavigationBarAppearance().largeTitleTextAttributes)
    },
    Probe("UINavigationBarAppearance.buttonAppearance.normal.titleTextAttributes.font") {
      size(UINavigationBarAppearance().buttonAppearance.normal.titleTextAttributes)
    },
    Probe("UITabBarAppearance.stackedLayoutAppearance.normal.titleTextAttributes.font") {
      size(UITabBarAppearance().stackedLayoutAppearance.normal.titleTextAttributes)
    },
  ]

  private static func size(_ attributes: [NSAttributedString.Key: Any]) -> String {
    text((attributes[.font] as? UIFont)?.pointSize)
  }

  private static func color(_ attributes: [NSAttributedString.Key: Any]) -> String {
    text(attributes[.foregroundColor] as? UIColor, UITraitCollection(userInterfaceStyle: .light))
  }
}
