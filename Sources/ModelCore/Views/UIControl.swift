import Foundation

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

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true

  open var isSelected = false

  open var isHighlighted = false

  /// The states that the control is in, from its properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The place of the content across the control; kept.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The place of the content from top to bottom; kept.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether a tap opens the control's menu, in place of sending its actions (MNU-6, iOS 14).
  open var showsMenuAsPrimaryAction = false

  private var actions = ControlActions()

  /// Changes the actions. What those hold that go ends after the change, and may come back here.
  private func change(_ change: (inout ControlActions) -> Void) {
    let before = actions
    change(&actions)
    withExtendedLifetime(before) {}
  }

  /// Adds an action that the control performs when an event happens. An action with the identifier of another takes its place (MNU-1).
  /// Since iOS 14.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    change { $0.add(action, for: controlEvents) }
  }

  /// Removes an action from events. Since iOS 14.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events. Since iOS 14.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    change { $0.remove(actionIdentifier, for: controlEvents) }
  }

  /// Performs an action on behalf of the control. Since iOS 14.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  // MARK: Targets

  /// Adds a method that the control calls when an event happens (ACT-2). The target is not kept.
  /// - Parameters:
  ///   - target: Nil for the first object along the responder chain that has the method (ACT-4).
  ///   - action: A method without parameters, with the sender, or with the sender and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    change { $0.add(target, action, for: controlEvents) }
  }

  /// Removes methods from events; nil means every target, or every method of one. Actions with closures stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    change { $0.remove(target.map { $0 as AnyObject }, action, for: controlEvents) }
  }

  /// The names of a target's methods for an event, in Objective-C's form (ACT-1); `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.methods.compactMap { method, events in
      method.isFor(target.map { $0 as AnyObject }) && !events.isDisjoint(with: controlEvent) ? "\(method.action)" : nil
    }
    return names.isEmpty ? nil : names
  }

  /// The targets; `NSNull` for the responder chain, and the object's identifier for one that is not `Hashable`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.methods.map { method, _ in
        guard let target = method.target else { return NSNull() }
        return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events for which the control has actions.
  open var allControlEvents: Event { actions.entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Goes through the actions in the order in which they were added: the closure, or the target with its method (iOS 14).
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions.entries where !stop {
      switch entry.action {
      case .closure(let action): iterator(action, nil, entry.events, &stop)
      case .method(let method): iterator(nil, (method.target, method.action), entry.events, &stop)
      }
    }
  }

  /// Calls a method of a target, through the application (ACT-3).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch.send(action, to: target, from: self, for: event)
  }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in actions.entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.action {
      case .closure(let action): sendAction(action)
      case .method(let method) where method.isLost: break
      case .method(let method): sendAction(method.action, to: method.target, for: event)
      }
    }
  }

  // MARK: Touches (CTL-2, RSP-3)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sendActions(for: .touchDown, with: event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped(with: event) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .touchCancel, with: event)
  }

  /// Does what the end of a tap does on the control (CTL-2).
  func tapped(with event: UIEvent?) { sendActions(for: [.touchUpInside, .primaryActionTriggered], with: event) }
}
