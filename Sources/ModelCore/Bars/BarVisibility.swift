/// Whether a navigation controller's bars are to be seen: what the app said, and what hides them by itself (BAR-4, 5).
///
/// The bars are visible while the app has not hidden them and nothing hides them by itself. A person never undoes what the app said.
struct BarVisibility: Hashable, Sendable {
  /// What may hide the bars by itself; each is a property of the navigation controller.
  struct Behaviors: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let swipe = Behaviors(rawValue: 1)
    static let tap = Behaviors(rawValue: 2)
    static let keyboard = Behaviors(rawValue: 4)
    static let compactHeight = Behaviors(rawValue: 8)
  }

  /// What happens to the bars.
  enum Event: Hashable, Sendable, CaseIterable {
    case swipeUp, swipeDown, contentTap, barRegionTap, keyboardAppears, heightBecomesCompact, heightBecomesRegular
  }

  /// Whether something hides the bars by itself.
  private enum Phase: Hashable, Sendable {
    case shown
    /// Until a person shows the bars again.
    case hidden
    /// Until the height is regular again, or a person asks for the bars.
    case hiddenByHeight
  }

  var behaviors: Behaviors = []
  private var phase = Phase.shown

  /// Whether something hides the bars by itself.
  var isAutomaticallyHidden: Bool { phase != .shown }

  /// The next phase. Events that no behaviour waits for change nothing.
  mutating func handle(_ event: Event) {
    switch (event, phase) {
    case (.swipeUp, .shown) where behaviors.contains(.swipe): phase = .hidden
    case (.swipeDown, .hidden) where behaviors.contains(.swipe): phase = .shown
    case (.contentTap, .shown) where behaviors.contains(.tap): phase = .hidden
    case (.contentTap, .hidden) where !behaviors.isDisjoint(with: [.tap, .keyboard]): phase = .shown
    case (.keyboardAppears, .shown) where behaviors.contains(.keyboard): phase = .hidden
    case (.heightBecomesCompact, _) where behaviors.contains(.compactHeight): phase = .hiddenByHeight
    case (.barRegionTap, .hiddenByHeight), (.heightBecomesRegular, .hiddenByHeight): phase = .shown
    default: break
    }
  }

  /// The app shows the bars itself: nothing hides them until the next event.
  mutating func show() {
    phase = .shown
  }
}
