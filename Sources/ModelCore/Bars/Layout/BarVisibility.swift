/// The conditions that hide a navigation controller's bars automatically: swipe, tap, keyboard, compact height (BAR-5).
///
/// The bars are visible while neither the app nor one of these conditions hides them (BAR-4).
struct BarVisibility: Hashable, Sendable {
  /// The conditions that are enabled; each is a property of the navigation controller.
  struct Behaviors: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let swipe = Behaviors(rawValue: 1)
    static let tap = Behaviors(rawValue: 2)
    static let keyboard = Behaviors(rawValue: 4)
    static let compactHeight = Behaviors(rawValue: 8)
  }

  /// The conditions around the bars that the phases depend on.
  struct Surroundings: Hashable, Sendable {
    var behaviors: Behaviors = []
    var isHeightCompact = false
  }

  enum Event: Hashable, Sendable, CaseIterable {
    case swipeUp, swipeDown, contentTap, barRegionTap, keyboardAppears
    /// A layout in regular height.
    case regularHeight
    /// The app shows the bars itself.
    case appShows
  }

  private enum Phase: Hashable, Sendable {
    /// As the height has it.
    case untouched
    /// Hidden by a swipe, a tap or the keyboard, until the user shows the bars again.
    case hidden
    /// Asked for in compact height, until it is regular again.
    case revealed
  }

  private var phase = Phase.untouched

  /// Whether the user has changed the visibility that follows from the height.
  var isTouched: Bool { phase != .untouched }

  /// Whether the bars are hidden automatically.
  func isHidden(in surroundings: Surroundings) -> Bool {
    switch phase {
    case .untouched: surroundings.isHeightCompact && surroundings.behaviors.contains(.compactHeight)
    case .hidden: true
    case .revealed: false
    }
  }

  /// Events for which no behaviour waits change nothing.
  mutating func handle(_ event: Event, in surroundings: Surroundings) {
    let behaviors = surroundings.behaviors
    switch (event, isHidden(in: surroundings)) {
    case (.swipeUp, false) where behaviors.contains(.swipe), (.contentTap, false) where behaviors.contains(.tap),
      (.keyboardAppears, false) where behaviors.contains(.keyboard):
      phase = .hidden
    case (.swipeDown, true) where behaviors.contains(.swipe), (.contentTap, true) where behaviors.contains(.tap),
      (.contentTap, true) where behaviors.contains(.keyboard) && phase == .hidden,
      (.barRegionTap, true) where phase == .untouched, (.appShows, true):
      phase = surroundings.isHeightCompact ? .revealed : .untouched
    case (.regularHeight, _) where phase == .revealed:
      phase = .untouched
    default:
      break
    }
  }
}
