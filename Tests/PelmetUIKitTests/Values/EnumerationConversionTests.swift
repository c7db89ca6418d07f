import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct EnumerationConversionTests {
  @Test func keepsTheNamesOfCases() {
    expectSameNames(BarStyle.self)
    expectSameNames(UserInterfaceStyle.self)
    expectSameNames(BehavioralStyle.self)
    expectSameNames(ContentMode.self)
    expectSameNames(TabBarStyle.ItemPositioning.self)
    expectSameNames(SearchBarStyle.Style.self)
    expectSameNames(KeyboardAppearance.self)
    expectSameNames(NavigationItemStyle.BackButtonDisplayMode.self)
    expectSameNames(NavigationItemStyle.ItemStyle.self)
    expectSameNames(Image.RenderingMode.self)
    expectSameNames(Image.ResizingMode.self)
    expectSameNames(Image.SymbolWeight.self)
    expectSameNames(Image.SymbolScale.self)
    simulating(26) {
      expectSameNames(NavigationItemStyle.LargeTitleDisplayMode.self)
      expectSameNames(NavigationItemStyle.SearchBarPlacement.self, except: [.inline])
    }
  }

  @Test func findsEveryBlurEffectAndNone() {
    for effect in BlurEffect.allCases where effect != .none {
      #expect(effect.uiKitValue.map { "\($0.style)" } == effect.rawValue)
    }
    #expect(BlurEffect.none.uiKitValue == nil)
  }

  @Test(arguments: TextStyle.allCases)
  func findsEveryTextStyle(style: TextStyle) {
    let names: [String: UIFont.TextStyle] = [
      "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle, "title1": .title1,
      "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline, "body": .body,
      "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    simulating(26) { #expect(style.uiKitValue == names[style.rawValue]) }
  }

  @Test(arguments: FontDesign.allCases)
  func findsEveryDesign(design: FontDesign) {
    #expect(design.uiKitValue.rawValue.lowercased() == "nsctfontuifontdesign\(design.rawValue)")
  }

  @Test func takesTheNearestCaseBeforeACaseCame() {
    simulating(16) {
      #expect(NavigationItemStyle.LargeTitleDisplayMode.inline.uiKitValue == .always)
      #expect(TextStyle.extraLargeTitle.uiKitValue == .largeTitle)
    }
    simulating(18) {
      #expect(NavigationItemStyle.SearchBarPlacement.integratedButton.uiKitValue == .inline)
    }
  }

  @Test func convertsGeometry() {
    #expect(Offset(1, 2).uiKitValue == UIOffset(horizontal: 1, vertical: 2))
    #expect(EdgeInsets(1, 2, 3, 4).uiKitValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  private func expectSameNames<Value: UIKitConvertible & CaseIterable & RawRepresentable<String> & Equatable>(
    _ type: Value.Type, except: [Value] = []
  ) {
    for value in Value.allCases where !except.contains(value) {
      #expect("\(value.uiKitValue)" == value.rawValue, "\(type)")
    }
  }
}
