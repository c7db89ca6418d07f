import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct EnumerationConversionTests {
  @Test func keepsTheNamesOfCases() {
    expectSameNames(Theme.BarStyle.self)
    expectSameNames(Theme.UserInterfaceStyle.self)
    expectSameNames(Theme.BehavioralStyle.self)
    expectSameNames(Theme.ContentMode.self)
    expectSameNames(Theme.TabBarStyle.ItemPositioning.self)
    expectSameNames(Theme.SearchBarStyle.Style.self)
    expectSameNames(Theme.KeyboardAppearance.self)
    expectSameNames(Theme.NavigationItemStyle.BackButtonDisplayMode.self)
    expectSameNames(Theme.NavigationItemStyle.ItemStyle.self)
    expectSameNames(Theme.Image.RenderingMode.self)
    expectSameNames(Theme.Image.ResizingMode.self)
    expectSameNames(Theme.Image.SymbolWeight.self)
    expectSameNames(Theme.Image.SymbolScale.self)
    simulating(26) {
      expectSameNames(Theme.NavigationItemStyle.LargeTitleDisplayMode.self)
      expectSameNames(Theme.NavigationItemStyle.SearchBarPlacement.self, except: [.inline])
    }
  }

  @Test func findsEveryBlurEffectAndNone() {
    for effect in Theme.BlurEffect.allCases where effect != .noEffect {
      expectEqual(effect.uiKitValue.map { "\($0.style)" }, effect.rawValue)
    }
    expectEqual(Theme.BlurEffect.noEffect.uiKitValue, nil)
  }

  @Test(arguments: Theme.TextStyle.allCases)
  func findsEveryTextStyle(style: Theme.TextStyle) {
    let names: [String: UIFont.TextStyle] = [
      "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle, "title1": .title1,
      "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline, "body": .body,
      "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    simulating(26) { expectEqual(style.uiKitValue, names[style.rawValue]) }
  }

  @Test(arguments: Theme.FontDesign.allCases)
  func findsEveryDesign(design: Theme.FontDesign) {
    expectEqual(design.uiKitValue.rawValue.lowercased(), "nsctfontuifontdesign\(design.rawValue)")
  }

  @Test func takesTheNearestCaseBeforeACaseCame() {
    simulating(16) {
      expectEqual(Theme.NavigationItemStyle.LargeTitleDisplayMode.inline.uiKitValue, .always)
      expectEqual(Theme.TextStyle.extraLargeTitle.uiKitValue, .largeTitle)
    }
    simulating(18) {
      expectEqual(Theme.NavigationItemStyle.SearchBarPlacement.integratedButton.uiKitValue, .inline)
    }
  }

  @Test func convertsGeometry() {
    expectEqual(Theme.Offset(horizontal: 1, vertical: 2).uiKitValue, UIOffset(horizontal: 1, vertical: 2))
    expectEqual(
      Theme.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).uiKitValue, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  private func expectSameNames<Value: UIKitConvertible & CaseIterable & RawRepresentable<String> & Equatable>(
    _ type: Value.Type, except: [Value] = []
  ) {
    for value in Value.allCases where !except.contains(value) {
      expectEqual("\(value.uiKitValue)", value.rawValue, "\(type)")
    }
  }
}
