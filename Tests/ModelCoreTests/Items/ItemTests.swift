import ModelCore
import PelmetTestSupport
import Testing

/// ITM-8, 10, 11: items by themselves.
@MainActor
struct ItemTests {
  private let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))
  private let other = UIImage(modelName: "other", size: CGSize(width: 10, height: 10))

  @Test("ITM-8: an item made for an action shows its title and image")
  func primaryActionGivesTitleAndImage() {
    run(on: 26)
    let action = UIAction(title: "Share", image: image) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    expectEqual(item.title, "Share")
    expectEqual(item.image, image)
    let system = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
    system.primaryAction = action
    #expect(system.title == nil)
  }

  @Test("ITM-8: initialisers")
  func initialisers() {
    run(on: 26)
    expectEqual(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style, .done)
    expectEqual(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).style, .plain)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    let target = UIView()
    let item = UIBarButtonItem(image: image, landscapeImagePhone: other, style: .plain, target: target, action: "share:")
    #expect(item.target === target)
    expectEqual(item.action, "share:")
    expectEqual(item.landscapeImagePhone, other)
    #expect(item.isSymbolAnimationEnabled)
  }

  @Test("ITM-10: offsets fall back to default metrics")
  func offsetsFallBack() {
    run(on: 26)
    let item = UIBarButtonItem()
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
    expectEqual(item.backButtonTitlePositionAdjustment(for: .compact).horizontal, -1000)
    expectEqual(item.titlePositionAdjustment(for: .compactPrompt).vertical, 2)
    expectEqual(item.titlePositionAdjustment(for: .default), .zero)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    expectEqual(item.backgroundVerticalPositionAdjustment(for: .compact), 3)
    expectEqual(item.backButtonBackgroundVerticalPositionAdjustment(for: .defaultPrompt), 4)
  }

  @Test("ITM-11: attributes fall back to the normal state")
  func attributesFallBack() {
    run(on: 26)
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
    expectEqual(item.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor, .red)
    expectEqual(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor, .green)
    item.setTitleTextAttributes(nil, for: .disabled)
    expectEqual(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor, .red)
  }

  @Test("ITM-11: background images fall back from style to any, from state to normal, from metrics to default")
  func backgroundImagesFallBack() {
    run(on: 12)
    let item = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    expectEqual(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .compact), image)
    item.setBackgroundImage(other, for: .normal, style: .done, barMetrics: .default)
    expectEqual(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .compact), other)
    expectEqual(item.backgroundImage(for: .highlighted, barMetrics: .compact), image)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    expectEqual(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .compact), image)
  }

  @Test("ITM-11: on an instance the style must be the item's own")
  func foreignStyleIsAFault() {
    let simulation = run(on: 12)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
    expectEqual(simulation.faults.map(\.rule), [.itm11])
  }

  @Test("ITM-5: the singular item is the first, and setting it replaces all")
  func singularItems() {
    run(on: 26)
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItems = [first, second]
    #expect(item.leftBarButtonItem === first)
    item.leftBarButtonItem = second
    expectEqual(item.leftBarButtonItems?.count, 1)
    item.rightBarButtonItem = first
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }
}
