import Testing

@testable import ModelCore

/// BAR-4, 5: what hides bars by itself.
struct BarVisibilityTests {
  private func isHidden(
    _ behaviors: BarVisibility.Behaviors, compact: Bool = false, after events: BarVisibility.Event...
  ) -> Bool {
    let surroundings = BarVisibility.Surroundings(behaviors: behaviors, isHeightCompact: compact)
    var visibility = BarVisibility()
    for event in events { visibility.handle(event, in: surroundings) }
    return visibility.isHidden(in: surroundings)
  }

  @Test("BAR-5: by default nothing hides the bars", arguments: BarVisibility.Event.allCases, [false, true])
  func nothingByDefault(event: BarVisibility.Event, compact: Bool) {
    #expect(!isHidden([], compact: compact, after: event))
  }

  @Test("BAR-5: a swipe up hides, a swipe down shows")
  func swipe() {
    #expect(isHidden(.swipe, after: .swipeUp))
    #expect(isHidden(.swipe, after: .swipeUp, .contentTap))
    #expect(!isHidden(.swipe, after: .swipeUp, .swipeDown))
    #expect(!isHidden(.swipe, after: .swipeDown))
  }

  @Test("BAR-5: a tap hides, the next shows")
  func tap() {
    #expect(isHidden(.tap, after: .contentTap))
    #expect(!isHidden(.tap, after: .contentTap, .contentTap))
  }

  @Test("BAR-5: what a swipe hid a tap shows, since it goes by what is hidden")
  func tapAfterSwipe() {
    #expect(!isHidden([.swipe, .tap], after: .swipeUp, .contentTap))
    #expect(!isHidden([.compactHeight, .tap], compact: true, after: .contentTap))
  }

  @Test("BAR-5: the keyboard hides; a tap in the content shows, and does not hide again")
  func keyboard() {
    #expect(isHidden(.keyboard, after: .keyboardAppears))
    #expect(!isHidden(.keyboard, after: .keyboardAppears, .contentTap))
    #expect(!isHidden(.keyboard, after: .keyboardAppears, .contentTap, .contentTap))
  }

  @Test("BAR-5: compact height hides until a tap where the bars were, regular height does not")
  func compactHeight() {
    #expect(!isHidden(.compactHeight))
    #expect(isHidden(.compactHeight, compact: true))
    #expect(isHidden(.compactHeight, compact: true, after: .contentTap, .swipeDown))
    #expect(!isHidden(.compactHeight, compact: true, after: .barRegionTap))
    #expect(isHidden(.compactHeight, compact: true, after: .barRegionTap, .regularHeight))
  }

  @Test("BAR-4: the app's own showing ends what hides the bars", arguments: [false, true])
  func appShows(compact: Bool) {
    #expect(!isHidden([.swipe, .compactHeight], compact: compact, after: .swipeUp, .appShows))
  }
}
