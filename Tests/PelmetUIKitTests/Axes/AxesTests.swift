import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

/// Each case of an axis goes to the case of UIKit's that it is named after.
@MainActor @Suite(.system(18))
struct AxesTests {
  private func image(_ number: UInt32) -> Theme.Image { Theme.Image(.fill(.rgb(number))) }

  @Test func setsPositionsAndMetrics() {
    let bar = UINavigationBar()
    let images = { (first: UInt32) in
      Theme.ByMetrics(
        default: image(first), compact: image(first + 1), defaultPrompt: image(first + 2), compactPrompt: image(first + 3))
    }
    Theme.NavigationBarStyle(
      backgroundImage: Theme.ByPosition(any: images(0), bottom: images(10), top: images(20), topAttached: images(30))
    ).apply(to: bar)
    for (tens, position) in [UIBarPosition.any, .bottom, .top, .topAttached].enumerated() {
      for (ones, metrics) in [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].enumerated() {
        expectEqual(bar.backgroundImage(for: position, barMetrics: metrics), image(UInt32(tens * 10 + ones)).uiKitValue)
      }
    }
  }

  @Test func setsIconsAndStates() {
    let bar = UISearchBar()
    let images = { (first: UInt32) in
      Theme.ByState(
        normal: image(first), highlighted: image(first + 1), disabled: image(first + 2), selected: image(first + 3),
        focused: image(first + 4))
    }
    Theme.SearchBarStyle(
      iconImage: Theme.ByIcon(search: images(0), clear: images(10), bookmark: images(20), resultsList: images(30))
    ).apply(to: bar)
    for (tens, icon) in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList].enumerated() {
      for (ones, state) in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].enumerated() {
        expectEqual(bar.image(for: icon, state: state), image(UInt32(tens * 10 + ones)).uiKitValue)
      }
    }
  }

  @Test func setsTheImageOfTheItemsOwnStyleAlone() {
    let simulation = Simulation()
    simulation.asCurrent {
      let style = Theme.BarButtonItemStyle(
        backgroundImage: Theme.ByState(
          normal: Theme.ByItemStyle(
            any: Theme.ByMetrics(default: image(1)), plain: Theme.ByMetrics(default: image(2)),
            done: Theme.ByMetrics(default: image(3)))))
      let plain = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
      style.apply(to: plain)
      style.apply(to: done)
      expectEqual(plain.backgroundImage(for: .normal, barMetrics: .default), image(1).uiKitValue)
      expectEqual(plain.backgroundImage(for: .normal, style: .plain, barMetrics: .default), image(2).uiKitValue)
      expectEqual(done.backgroundImage(for: .normal, style: .done, barMetrics: .default), image(3).uiKitValue)
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test func setsShadowsByPosition() {
    let toolbar = UIToolbar()
    Theme.ToolbarStyle(shadowImage: Theme.ByPosition(any: image(1), top: image(2))).apply(to: toolbar)
    expectEqual(toolbar.shadowImage(forToolbarPosition: .any), image(1).uiKitValue)
    expectEqual(toolbar.shadowImage(forToolbarPosition: .top), image(2).uiKitValue)
  }

  @Test func setsDividersByBothNeighbours() {
    let bar = UISearchBar()
    Theme.SearchBarStyle(
      scopeBarButtonDividerImage: Theme.ByState(
        normal: Theme.ByState(selected: image(1)), selected: Theme.ByState(normal: image(2)))
    )
    .apply(to: bar)
    expectEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected), image(1).uiKitValue)
    expectEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal), image(2).uiKitValue)
  }
}
