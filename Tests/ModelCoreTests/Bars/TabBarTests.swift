import ModelCore
import PelmetTestSupport
import Testing

/// TAB-7…9: a free-standing tab bar and its items.
@MainActor
struct TabBarTests {
  private let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))

  @Test("TAB-7: only an item of the bar can be selected, and no items means no selection")
  func selection() {
    run(on: 26)
    let bar = UITabBar()
    let (inside, outside) = (UITabBarItem(), UITabBarItem())
    bar.selectedItem = inside
    #expect(bar.selectedItem == nil)
    bar.items = [inside]
    bar.selectedItem = inside
    bar.selectedItem = outside
    #expect(bar.selectedItem === inside)
    bar.items = nil
    #expect(bar.selectedItem == nil)
  }

  @Test("TAB-8: the selected image falls back to the image")
  func selectedImageFallsBack() {
    run(on: 26)
    let item = UITabBarItem(title: "A", image: image, selectedImage: nil)
    expectEqual(item.selectedImage, image)
    item.selectedImage = UIImage()
    expectEqual(item.selectedImage, UIImage())
    item.selectedImage = nil
    expectEqual(item.selectedImage, image)
  }

  @Test("TAB-8: system items have an image since iOS 18", arguments: [(17, false), (18, true)] as [(Device.Release, Bool)])
  func systemItemImage(version: Device.Release, hasImage: Bool) {
    run(on: version)
    let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    expectEqual(item.image != nil, hasImage)
    expectEqual(item.tag, 3)
  }

  @Test(
    "TAB-9: items fill on the phone, are centred on the pad",
    arguments: [
      (false, .automatic, .fill), (true, .automatic, .centered), (true, .fill, .fill), (false, .centered, .centered),
    ] as [(Bool, UITabBar.ItemPositioning, UITabBar.ItemPositioning)])
  func positioning(isPad: Bool, set: UITabBar.ItemPositioning, expected: UITabBar.ItemPositioning) {
    run(on: 15, device: isPad ? .iPad : .iPhone)
    let bar = UITabBar()
    bar.itemPositioning = set
    expectEqual(bar.effectiveItemPositioning, expected)
  }

  @Test("TAB-9: width and spacing count for centred items only, and only above zero")
  func widthAndSpacing() {
    run(on: 15)
    let bar = UITabBar()
    bar.itemWidth = 80
    bar.itemSpacing = -1
    #expect(bar.effectiveItemWidth == nil)
    bar.itemPositioning = .centered
    expectEqual(bar.effectiveItemWidth, 80)
    #expect(bar.effectiveItemSpacing == nil)
  }

  @Test("TAB-11: badges by state")
  func badgeAttributes() {
    run(on: 26)
    let item = UITabBarItem()
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    expectEqual(item.badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
  }
}
