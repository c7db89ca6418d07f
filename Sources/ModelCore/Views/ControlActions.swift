/// The actions of a control: closures and methods of targets, in the order in which they were added (ACT-2).
struct ControlActions {
  typealias Event = UIControl.Event

  enum Action {
    case closure(UIAction)
    case method(TargetedAction)
  }

  /// An action with the events for which it is performed.
  struct Entry {
    var action: Action
    var events: Event

    var method: TargetedAction? { if case .method(let method) = action { method } else { nil } }
  }

  private(set) var entries: [Entry] = []

  /// Adds an action, or puts it in the place of one with its identifier (MNU-1).
  mutating func add(_ action: UIAction, for events: Event) {
    guard let index = index(of: action.identifier) else { return entries.append(Entry(action: .closure(action), events: events)) }
    entries[index].action = .closure(action)
    entries[index].events.formUnion(events)
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: Event) {
    if let index = index(of: identifier) { entries[index].events.subtract(events) }
    entries = entries.filter { !$0.events.isEmpty }
  }

  private func index(of identifier: UIAction.Identifier) -> Int? {
    entries.firstIndex { if case .closure(let action) = $0.action { action.identifier == identifier } else { false } }
  }

  /// Adds a method of a target, or adds events to it.
  mutating func add(_ target: Any?, _ action: Selector, for events: Event) {
    let index = entries.firstIndex { entry in
      guard let method = entry.method else { return false }
      return method.action == action && method.isFor(target.map { $0 as AnyObject })
    }
    guard let index else { return entries.append(Entry(action: .method(TargetedAction(target, action)), events: events)) }
    entries[index].events.formUnion(events)
  }

  /// Takes events from methods; `nil` for those of every target, and for every method.
  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: Event) {
    for index in entries.indices {
      guard let method = entries[index].method, action == nil || method.action == action, target == nil || method.isFor(target)
      else { continue }
      entries[index].events.subtract(events)
    }
    entries = entries.filter { !$0.events.isEmpty }
  }
}

extension ControlActions {
  /// The methods, without those of targets that have gone.
  var methods: [(method: TargetedAction, events: Event)] {
    entries.compactMap { entry in
      guard let method = entry.method, !method.isLost else { return nil }
      return (method, entry.events)
    }
  }
}
