import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct AppearanceObjectTests {
  private func item(_ kern: Double) -> BarButtonItemAppearance {
    BarButtonItemAppearance(normal: BarButtonItemStateAppearance(titleTextAttributes: TextAttributes(kern: kern)))
  }

  @Test(arguments: [(18, 1.0), (26, 2.0)] as [(OSVersion, Double)])
  func letsTheNameOfTheRunningSystemCountForProminentButtons(version: OSVersion, expected: Double) {
    simulating(version) {
      let bar = UINavigationBarAppearance(
        NavigationBarAppearance(doneButtonAppearance: item(1), prominentButtonAppearance: item(2)))
      #expect(bar.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Double == expected)
      let toolbar = UIToolbarAppearance(
        ToolbarAppearance(doneButtonAppearance: item(1), prominentButtonAppearance: item(2)))
      #expect(toolbar.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Double == expected)
    }
  }

  @Test(arguments: [OSVersion(13), OSVersion(13, 3), 26])
  func setsIndicatorAndMaskAlsoWhereTheSystemSwapsThem(version: OSVersion) {
    let (indicator, mask) = (Image(.asset("Indicator")), Image(.asset("Mask")))
    simulating(version) {
      let both = UINavigationBarAppearance(
        NavigationBarAppearance(backIndicatorImage: indicator, backIndicatorTransitionMaskImage: mask))
      #expect(both.backIndicatorImage == indicator.uiKitValue)
      #expect(both.backIndicatorTransitionMaskImage == mask.uiKitValue)
      let one = UINavigationBarAppearance(NavigationBarAppearance(backIndicatorImage: indicator))
      #expect(one.backIndicatorImage == indicator.uiKitValue)
      #expect(one.backIndicatorTransitionMaskImage == UINavigationBarAppearance().backIndicatorTransitionMaskImage)
    }
  }

  @Test func variesTheHeavierFontForProminentTitles() {
    let bold = BarButtonItemAppearance(
      normal: BarButtonItemStateAppearance(titleTextAttributes: TextAttributes(font: Font(size: 15))))
    let bar = UINavigationBarAppearance(NavigationBarAppearance(buttonAppearance: bold, doneButtonAppearance: bold))
    #expect(bar.buttonAppearance.normal.titleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 15))
    #expect(bar.doneButtonAppearance.normal.titleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 15, weight: .semibold))
  }

  @Test func setsThePresetBeforeWhatItWouldWriteOver() {
    let appearance = UIToolbarAppearance(
      ToolbarAppearance(background: .transparent, backgroundColor: .rgb(0xFF0000), shadowColor: .rgb(0x0000FF)))
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(appearance.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func setsNilForDeliberatelyNothing() {
    let appearance = UITabBarAppearance(
      TabBarAppearance(backgroundEffect: BlurEffect.none, shadowColor: Color.none, shadowImage: .empty))
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.shadowColor == nil)
    #expect(appearance.shadowImage == UIImage())
    let bar = UINavigationBar()
    bar.tintColor = .red
    bar.barTintColor = .red
    NavigationBarStyle(tintColor: Color.none, barTintColor: Color.none).apply(to: bar)
    #expect(bar.ownTintColor == nil)
    #expect(bar.barTintColor == nil)
  }
}
