#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Items of tab bars: what each initialiser gives, and what setting and clearing leaves (TAB-8).
extension Defaults {
  static let tabItemSettings =
    newItem("") { _ in UITabBarItem() }
    + newItem("bookmarks") { _ in UITabBarItem(tabBarSystemItem: .bookmarks, tag: .max) }
    + newItem("title, image, tag") { UITabBarItem(title: "title", image: $0, tag: .min) }
    + titlesAndImages + selectedImages

  /// The properties of a new item, made in a way that words describe.
  private static func newItem(_ words: String, make: @escaping @MainActor @Sendable (UIImage) -> UITabBarItem) -> [Probe] {
    func probe(_ member: String, value: @escaping @MainActor @Sendable (UITabBarItem, UIImage) -> String) -> Probe {
      let remark = words.isEmpty ? "" : " (\(words))"
      return Probe("UITabBarItem.\(member)\(remark)", rules: ["TAB-8"]) {
        let image = UIImage()
        return value(make(image), image)
      }
    }
    let ownKind =
      words.isEmpty
      ? []
      : [
        probe("badgeValue") { item, _ in text(item.badgeValue) }, probe("image") { item, _ in presence(item.image) },
        probe("title") { item, _ in text(item.title) },
      ]
    return ownKind + [
      probe("isEnabled") { item, _ in text(item.isEnabled) },
      probe("imageInsets") { item, _ in edges(item.imageInsets) },
      probe("tag") { item, _ in text(item.tag) },
      probe("titlePositionAdjustment.horizontal") { item, _ in text(item.titlePositionAdjustment.horizontal) },
      probe("titlePositionAdjustment.vertical") { item, _ in text(item.titlePositionAdjustment.vertical) },
    ]
  }

  private static func edges(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: " ")
  }

  private static func item(_ remark: String, value: @escaping @MainActor @Sendable (UIImage) -> String) -> Probe {
    Probe("UITabBarItem.\(remark)", rules: ["TAB-8"]) { value(UIImage()) }
  }

  private static let titlesAndImages = [
    item("title (bookmarks; nil or Bookmarks)") { _ in
      let title = UITabBarItem(tabBarSystemItem: .bookmarks, tag: .max).title
      return text(title == nil || title == "Bookmarks")
    },
    item("image (title, image, tag; the same)") { text(UITabBarItem(title: "title", image: $0, tag: .min).image === $0) },
    item("title (image, tag)") { text(UITabBarItem(title: nil, image: $0, tag: .min).title) },
    item("image (image, tag; the same)") { text(UITabBarItem(title: nil, image: $0, tag: .min).image === $0) },
    item("title (image, tag; after another)") {
      let item = UITabBarItem(title: nil, image: $0, tag: .min)
      item.title = "title"
      return text(item.title)
    },
    item("image (image, tag; after nil)") {
      let item = UITabBarItem(title: nil, image: $0, tag: .min)
      item.image = nil
      return presence(item.image)
    },
    item("title (title, tag)") { _ in text(UITabBarItem(title: "title", image: nil, tag: .max).title) },
    item("image (title, tag)") { _ in presence(UITabBarItem(title: "title", image: nil, tag: .max).image) },
    item("title (title, tag; after nil)") { _ in
      let item = UITabBarItem(title: "title", image: nil, tag: .max)
      item.title = nil
      return text(item.title)
    },
    item("image (title, tag; after another; the same)") {
      let item = UITabBarItem(title: "title", image: nil, tag: .max)
      item.image = $0
      return text(item.image === $0)
    },
    item("title (tag)") { _ in text(UITabBarItem(title: nil, image: nil, tag: 0).title) },
    item("image (tag)") { _ in presence(UITabBarItem(title: nil, image: nil, tag: 0).image) },
    item("title (tag; after another)") { _ in
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      item.title = "title"
      return text(item.title)
    },
    item("image (tag; after another; the same)") {
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      item.image = $0
      return text(item.image === $0)
    },
  ]

  private static let selectedImages = [
    item("title (no images)") { _ in text(UITabBarItem(title: nil, image: nil, selectedImage: nil).title) },
    item("image (no images)") { _ in presence(UITabBarItem(title: nil, image: nil, selectedImage: nil).image) },
    item("selectedImage (no images)") { _ in presence(UITabBarItem(title: nil, image: nil, selectedImage: nil).selectedImage) },
    item("title (title, image)") { text(UITabBarItem(title: "title", image: $0, selectedImage: nil).title) },
    item("image (title, image; the same)") { text(UITabBarItem(title: "title", image: $0, selectedImage: nil).image === $0) },
    item("selectedImage (title, image; the image)") {
      text(UITabBarItem(title: "title", image: $0, selectedImage: nil).selectedImage === $0)
    },
    item("selectedImage (title, image; after nil; the image)") {
      let item = UITabBarItem(title: "title", image: $0, selectedImage: nil)
      item.selectedImage = nil
      return text(item.selectedImage === $0)
    },
    item("title (selected image)") { text(UITabBarItem(title: nil, image: nil, selectedImage: $0).title) },
    item("image (selected image)") { presence(UITabBarItem(title: nil, image: nil, selectedImage: $0).image) },
    item("selectedImage (selected image)") { presence(UITabBarItem(title: nil, image: nil, selectedImage: $0).selectedImage) },
    item("image (title, both images; the same)") {
      text(UITabBarItem(title: "title", image: $0, selectedImage: UIImage()).image === $0)
    },
    item("selectedImage (title, both images; the same)") {
      let selected = UIImage()
      return text(UITabBarItem(title: "title", image: $0, selectedImage: selected).selectedImage === selected)
    },
    item("selectedImage (title, both images; after nil; the image)") {
      let item = UITabBarItem(title: "title", image: $0, selectedImage: UIImage())
      item.selectedImage = nil
      return text(item.selectedImage === $0)
    },
  ]
}
