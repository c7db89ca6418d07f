import ModelCore
import PelmetTestSupport
import Testing

/// TAB-8…11 on free-standing and managed bars.
@MainActor
struct TabItemTests {
  /// A free-standing bar, or a tab bar controller's.
  @MainActor
  private final class Bar {
    let controller = UITabBarController()
    let bar: UITabBar

    init(isManaged: Bool) {
      controller.viewControllers = [UIViewController(), UIViewController()]
      bar = isManaged ? controller.tabBar : UITabBar()
      if !isManaged {
        bar.items = controller.tabBar.items
        bar.selectedItem = bar.items?.first
      }
    }
  }

  @Test("TAB-8: a new item is empty and enabled")
  func defaults() {
    run(on: 26)
    let item = UITabBarItem()
    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.selectedImage == nil)
    #expect(item.badgeValue == nil)
    #expect(item.badgeColor == nil)
    #expect(item.isEnabled)
    expectEqual(item.imageInsets, .zero)
    expectEqual(item.tag, 0)
    expectEqual(item.titlePositionAdjustment, .zero)
  }

  @Test(
    "TAB-8: system items of every kind have an image since iOS 18",
    arguments: [UITabBarItem.SystemItem.more, .favorites, .search, .mostViewed])
  func systemItems(kind: UITabBarItem.SystemItem) {
    run(on: 17)
    #expect(UITabBarItem(tabBarSystemItem: kind, tag: 1).image == nil)
    run(on: 18)
    #expect(UITabBarItem(tabBarSystemItem: kind, tag: 1).selectedImage != nil)
  }

  @Test(
    "TAB-8: since iOS 7.1 an item without an image has no selected image either",
    arguments: [(7, true), (Device.Release(7, 1), false), (26, false)] as [(Device.Release, Bool)])
  func selectedImageAlone(version: Device.Release, isKept: Bool) {
    run(on: version)
    let (image, selected) = (UIImage(), UIImage())
    let item = UITabBarItem(title: nil, image: nil, selectedImage: selected)
    expectEqual(item.selectedImage === selected, isKept)
    #expect((item.selectedImage == nil) != isKept)
    item.image = image
    #expect(item.selectedImage === selected)
  }

  @Test("TAB-9: items of a managed bar are spread as those of a free one", arguments: [true, false], [true, false])
  func positioning(isManaged: Bool, isPad: Bool) {
    run(on: 17, device: isPad ? .iPad : .iPhone)
    let owner = Bar(isManaged: isManaged)
    let bar = owner.bar
    defer { withExtendedLifetime(owner) {} }
    expectEqual(bar.effectiveItemPositioning, isPad ? .centered : .fill)
    bar.itemWidth = 60
    bar.itemSpacing = 12
    expectEqual(bar.effectiveItemWidth, isPad ? 60 : nil)
    expectEqual(bar.effectiveItemSpacing, isPad ? 12 : nil)
  }

  @Test(
    "TAB-10: a selectedImageTintColor is read before iOS 7.1 only", arguments: [7, Device.Release(7, 1), 26] as [Device.Release])
  func deprecatedTint(version: Device.Release) {
    run(on: version)
    let bar = UITabBar()
    DeprecatedTint.set(bar, .black)
    expectEqual(DeprecatedTint.read(bar), version < Device.Release(7, 1) ? .black : nil)
  }

  @Test("TAB-10: a shadow image needs a background image", arguments: [true, false])
  func shadowImage(isManaged: Bool) {
    run(on: 14)
    let owner = Bar(isManaged: isManaged)
    let bar = owner.bar
    defer { withExtendedLifetime(owner) {} }
    let image = UIImage(modelName: "image", size: CGSize(width: 1, height: 1))
    bar.shadowImage = image
    expectEqual(bar.modelBar.look.shadow, .system)
    bar.backgroundImage = image
    expectEqual(bar.modelBar.look.shadow, .image(image, tint: nil))
    expectEqual(bar.modelBar.look.background.image, image)
  }

  @Test("TAB-10: legacy colours and translucency make the background", arguments: [true, false])
  func background(isManaged: Bool) {
    run(on: 14)
    let owner = Bar(isManaged: isManaged)
    let bar = owner.bar
    defer { withExtendedLifetime(owner) {} }
    #expect(bar.isTranslucent)
    bar.barTintColor = .red
    #expect(bar.modelBar.look.background.isBlurred)
    bar.isTranslucent = false
    #expect(!bar.modelBar.look.background.isBlurred)
    expectEqual(bar.modelBar.look.background.color, .red)
    #expect(bar.modelBar.look.slot == nil)
  }

  @Test("TAB-10: selected items have the inherited tint, the others a colour of their own", arguments: [true, false])
  func tint(isManaged: Bool) {
    run(on: 26)
    let owner = Bar(isManaged: isManaged)
    let bar = owner.bar
    defer { withExtendedLifetime(owner) {} }
    let window = UIWindow(frame: .zero)
    window.tintColor = .green
    window.addSubview(bar)
    expectEqual(bar.tintColor, .green)
    #expect(bar.unselectedItemTintColor == nil)
    bar.tintColor = .red
    bar.unselectedItemTintColor = .blue
    expectEqual(bar.tintColor, .red)
    expectEqual(bar.unselectedItemTintColor, .blue)
  }

  @Test("TAB-11: no badge without a value, an empty one with an empty value", arguments: [nil, "", "9"])
  func badge(value: String?) {
    run(on: 26)
    let owner = Bar(isManaged: true)
    let bar = owner.bar
    defer { withExtendedLifetime(owner) {} }
    bar.items?.first?.badgeValue = value
    expectEqual(bar.items?.first?.badgeValue, value)
  }

  @Test("APP-5: in a managed bar the item of the selected tab goes before the bar")
  func appearanceOfSelectedItem() {
    let stage = TabStage("AB", on: 14)
    let bar = stage.tabs.tabBar
    bar.standardAppearance = UITabBarAppearance()
    stage.child(1).tabBarItem.standardAppearance = UITabBarAppearance()
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
    stage.tabs.selectedIndex = 1
    expectEqual(bar.modelBar.look.slot, .item(.standard))
    stage.simulation.tapTab(0, in: stage.tabs)
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
  }
}
