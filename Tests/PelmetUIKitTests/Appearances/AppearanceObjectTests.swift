import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct AppearanceObjectTests {
  private func item(_ kern: Double) -> Theme.BarButtonItemAppearance {
    Theme.BarButtonItemAppearance(
      normal: Theme.BarButtonItemStateAppearance(titleTextAttributes: Theme.TextAttributes(kern: kern)))
  }

  @Test(arguments: [(18, 1.0), (26, 2.0)] as [(Theme.OSVersion, Double)])
  func letsTheNameOfTheRunningSystemCountForProminentButtons(version: Theme.OSVersion, expected: Double) {
    simulating(version) {
      let bar = UINavigationBarAppearance(
        Theme.NavigationBarAppearance(doneButtonAppearance: item(1), prominentButtonAppearance: item(2)))
      expectEqual(bar.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Double, expected)
      let toolbar = UIToolbarAppearance(
        Theme.ToolbarAppearance(doneButtonAppearance: item(1), prominentButtonAppearance: item(2)))
      expectEqual(toolbar.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Double, expected)
    }
  }

  @Test(arguments: [Theme.OSVersion(13), Theme.OSVersion(13, 3), 26])
  func setsIndicatorAndMaskAlsoWhereTheSystemSwapsThem(version: Theme.OSVersion) {
    let (indicator, mask) = (Theme.Image(.asset("Indicator")), Theme.Image(.asset("Mask")))
    simulating(version) {
      let both = UINavigationBarAppearance(
        Theme.NavigationBarAppearance(backIndicatorImage: indicator, backIndicatorTransitionMaskImage: mask))
      expectEqual(both.backIndicatorImage, indicator.uiKitValue)
      expectEqual(both.backIndicatorTransitionMaskImage, mask.uiKitValue)
      let one = UINavigationBarAppearance(Theme.NavigationBarAppearance(backIndicatorImage: indicator))
      expectEqual(one.backIndicatorImage, indicator.uiKitValue)
      expectEqual(one.backIndicatorTransitionMaskImage, UINavigationBarAppearance().backIndicatorTransitionMaskImage)
    }
  }

  @Test func variesTheHeavierFontForProminentTitles() {
    let bold = Theme.BarButtonItemAppearance(
      normal: Theme.BarButtonItemStateAppearance(titleTextAttributes: Theme.TextAttributes(font: Theme.Font(size: 15))))
    let bar = UINavigationBarAppearance(Theme.NavigationBarAppearance(buttonAppearance: bold, doneButtonAppearance: bold))
    expectEqual(bar.buttonAppearance.normal.titleTextAttributes[.font] as? UIFont, .systemFont(ofSize: 15))
    expectEqual(bar.doneButtonAppearance.normal.titleTextAttributes[.font] as? UIFont, .systemFont(ofSize: 15, weight: .semibold))
  }

  @Test func setsThePresetBeforeWhatItWouldWriteOver() {
    let appearance = UIToolbarAppearance(
      Theme.ToolbarAppearance(background: .transparent, backgroundColor: .rgb(0xFF0000), shadowColor: .rgb(0x0000FF)))
    expectEqual(appearance.backgroundEffect, nil)
    expectEqual(appearance.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(appearance.shadowColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func setsNilForDeliberatelyNothing() {
    let appearance = UITabBarAppearance(
      Theme.TabBarAppearance(backgroundEffect: Theme.BlurEffect.noEffect, shadowColor: Theme.Color.noColor, shadowImage: .empty))
    expectEqual(appearance.backgroundEffect, nil)
    expectEqual(appearance.shadowColor, nil)
    expectEqual(appearance.shadowImage, UIImage())
    let bar = UINavigationBar()
    bar.tintColor = .red
    bar.barTintColor = .red
    Theme.NavigationBarStyle(tintColor: Theme.Color.noColor, barTintColor: Theme.Color.noColor).apply(to: bar)
    expectEqual(bar.ownTintColor, nil)
    expectEqual(bar.barTintColor, nil)
  }
}
