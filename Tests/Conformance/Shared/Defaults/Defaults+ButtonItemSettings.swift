#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Items of navigation bars and toolbars: what each initialiser gives, and what setting and clearing leaves.
extension Defaults {
  static let buttonItemSettings = [
    kind("target (image)") { presence(UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil).target) },
    kind("image (image; the same)") { text(UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil).image === $0) },
    kind("image (no image)") { _ in
      presence(UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil).image)
    },
    kind("target (two images)") {
      presence(UIBarButtonItem(image: $0, landscapeImagePhone: $0, style: .plain, target: nil, action: nil).target)
    },
    kind("image (two images; the same)") {
      text(UIBarButtonItem(image: $0, landscapeImagePhone: $0, style: .plain, target: nil, action: nil).image === $0)
    },
    kind("image (no images)") { _ in
      presence(UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil).image)
    },
    kind("target (title)") { _ in presence(titled().target) },
    kind("title (title)") { _ in text(titled().title) },
    kind("title (no title)") { _ in text(UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil).title) },
    kind("customView (title)") { _ in presence(titled().customView) },
    Probe("UIBarButtonItem.tintColor (title)") { text(titled().tintColor) },
    Probe("UIBarButtonItem.tintColor (title; after blue)") {
      let item = titled()
      item.tintColor = .blue
      return text(item.tintColor)
    },
    Probe("UIBarButtonItem.tintColor (title; after blue and nil)") {
      let item = titled()
      item.tintColor = .blue
      item.tintColor = nil
      return text(item.tintColor)
    },
    Probe("UIBarButtonItem.backgroundImage(for: highlighted, barMetrics: default)") {
      presence(UIBarButtonItem().backgroundImage(for: .highlighted, barMetrics: .default))
    },
    Probe("UIBarButtonItem.backgroundImage(for: highlighted, style: plain, barMetrics: default)") {
      presence(UIBarButtonItem().backgroundImage(for: .highlighted, style: .plain, barMetrics: .default))
    },
    Probe("UIBarButtonItem.backButtonBackgroundImage(for: highlighted, barMetrics: default)") {
      presence(UIBarButtonItem().backButtonBackgroundImage(for: .highlighted, barMetrics: .default))
    },
  ]

  private static func kind(_ remark: String, value: @escaping @MainActor @Sendable (UIImage) -> String) -> Probe {
    Probe("UIBarButtonItem.\(remark)") { value(UIImage()) }
  }

  @MainActor private static func titled() -> UIBarButtonItem {
    UIBarButtonItem(title: "title", style: .plain, target: nil, action: nil)
  }
}
