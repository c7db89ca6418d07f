/// A view that the user operates.
open class UIControl: UIView {
  /// The states of a control, for each of which an item's legacy properties can have a value (LEG-3).
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control, for which it performs actions. A text field sends those of editing (ALR-11).
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action that the control performs when an event happens. Since iOS 14.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else {
      return actions.append((action, controlEvents))
    }
    actions[index].events.formUnion(controlEvents)
  }

  /// Removes an action from events. Since iOS 14.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action { actions[index].events.subtract(controlEvents) }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(by: self) }
  }
}
