import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct SlotTests {
  @Test func changesWhatIsInASlotAndKeepsTheRest() {
    let bar = UINavigationBar()
    bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 5)
    Theme.NavigationBarStyle(standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(0xFF0000))).apply(to: bar)
    expectEqual(bar.standardAppearance.titlePositionAdjustment, UIOffset(horizontal: 5, vertical: 5))
    expectEqual(bar.standardAppearance.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func leavesObjectsThatOthersHoldAlone() {
    let bar = UINavigationBar()
    let held = bar.standardAppearance
    let button = held.buttonAppearance
    Theme.NavigationBarStyle(
      standardAppearance: Theme.NavigationBarAppearance(
        backgroundColor: .rgb(0xFF0000),
        buttonAppearance: Theme.BarButtonItemAppearance(
          normal: Theme.BarButtonItemStateAppearance(titlePositionAdjustment: Theme.Offset(horizontal: 1, vertical: 1))))
    ).apply(to: bar)
    expectEqual(held.backgroundColor, nil)
    expectEqual(button.normal.titlePositionAdjustment, .zero)
    expectEqual(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 1))
  }

  @Test func fillsAnEmptySlotFromTheSystemsLook() {
    let bar = UINavigationBar()
    Theme.NavigationBarStyle(
      scrollEdgeAppearance: Theme.NavigationBarAppearance(titlePositionAdjustment: Theme.Offset(horizontal: 1, vertical: 1))
    )
    .apply(to: bar)
    expectEqual(bar.scrollEdgeAppearance?.backgroundEffect, UINavigationBarAppearance().backgroundEffect)
    expectEqual(bar.compactAppearance, nil)
  }

  @Test(arguments: [(12, []), (13, [true, true, true, false]), (15, [true, true, true, true])] as [(Theme.OSVersion, [Bool])])
  func putsTheSlotsOfAScreenOnItsItem(version: Theme.OSVersion, expected: [Bool]) {
    let slot = Theme.NavigationBarAppearance(backgroundColor: .rgb(1))
    let style = Theme.NavigationBarStyle(
      barTintColor: .rgb(2), standardAppearance: slot, compactAppearance: slot, scrollEdgeAppearance: slot,
      compactScrollEdgeAppearance: slot)
    simulating(version) {
      let item = UINavigationItem()
      style.applySlots(to: item)
      let slots = [item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance]
      expectEqual(slots.map { $0 != nil }, expected.isEmpty ? [false, false, false, false] : expected)
    }
  }

  @Test func showsAScreensSlotInPlaceOfTheBars() {
    let bar = UINavigationBar()
    let item = UINavigationItem()
    bar.items = [item]
    Theme.NavigationBarStyle(
      standardAppearance: Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(0xFF0000))
    ).apply(
      to: bar)
    Theme.NavigationBarStyle(
      standardAppearance: Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(0x0000FF))
    )
    .applySlots(to: item)
    expectEqual(bar.modelBar.look.background.color, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }
}
