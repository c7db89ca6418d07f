import Pelmet
import SwiftUI
import Testing

@testable import Branded

struct BannerTests {
  @Test func namesOfSwiftUIAreSwiftUIs() {
    let banner = Banner(red: 0, green: 102, blue: 204)
    #expect(banner.background == Color(red: 0, green: 0.4, blue: 0.8))
    #expect(banner.mode == .fit)
  }

  @Test func theThemeHasTheBrandsColour() {
    let style = Banner(red: 0xFF, green: 0xC4, blue: 0).theme.resolved(for: Theme.Traits())
    #expect(style.navigationBar?.standardAppearance?.backgroundColor == .rgb(0xFFC400))
  }

  @Test func tokensStandOutsideTheTheme() {
    #expect(Banner(red: 0, green: 0, blue: 0).theme.table.style.window?.tintColor == accent)
  }
}
