public import Foundation

/// The callbacks that UIKit made, in order: life cycle, containment, delegates and scenes, whether or not the app implements them.
///
/// It is a value: a copy of ``Simulation/log`` does not grow.
public struct EventLog: Sendable {
  /// The subject of a callback, by which the log can be filtered.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The application's life cycle.
    case application
    /// A scene's life cycle.
    case scene
    /// `loadView`, `viewDidLoad`.
    case loading
    /// From `viewWillAppear` to `viewDidDisappear`, with `viewIsAppearing`.
    case appearance
    /// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`.
    case layout
    /// `viewWillTransition(to:with:)` and `willTransition(to:with:)`, before a change of size or traits, and `preferredContentSizeDidChange`.
    case size
    /// `traitCollectionDidChange`.
    case traits
    /// `willMove(toParent:)`, `didMove(toParent:)`.
    case containment
    /// Calls to the delegate or data source of a container, a bar, a field or a gesture, to the handler of an alert's action, and to the
    /// app's objects that animate a transition.
    case delegate
  }

  /// A position in the log: ``since(_:)`` returns the events after it.
  public struct Mark: Hashable, Sendable {
    fileprivate let position: Int
  }

  /// The events, oldest first.
  public private(set) var events: [Event] = []

  /// The number of events removed before the first.
  private var removed = 0

  init() {}

  mutating func append(_ event: consuming Event) {
    events.append(event)
  }

  /// Removes the events after the mark.
  mutating func retract(to mark: Mark) {
    events.removeLast(max(0, removed + events.count - mark.position))
  }

  /// The current end of the log.
  public var mark: Mark { Mark(position: removed + events.count) }

  /// The events after the mark that have not been removed.
  public func since(_ mark: Mark) -> EventLog {
    last(max(0, removed + events.count - mark.position))
  }

  /// The last `count` events.
  public func last(_ count: Int) -> EventLog {
    var log = self
    log.events = events.suffix(count)
    log.removed += events.count - log.events.count
    return log
  }

  /// The names of the events of these kinds, such as `B.viewWillAppear`.
  public func names(for kinds: Set<Kind> = Set(Kind.allCases)) -> [String] {
    events.lazy.filter { kinds.contains($0.kind) }.map { "\($0.subject).\($0.name)" }
  }

  /// Removes all events. Marks stay valid.
  public mutating func clear() {
    removed += events.count
    events.removeAll(keepingCapacity: true)
  }
}

extension EventLog: CustomStringConvertible {
  /// The log as text, one event a line.
  public var description: String {
    events.map(\.description).joined(separator: "\n")
  }
}

/// A callback that UIKit made: when, on which object, with which arguments.
public struct Event: Hashable, Sendable {
  /// The virtual time, in seconds since the first launch.
  public let time: TimeInterval

  /// The name of the object that was called: its ``UIResponder/modelName``, or the class's name if it is not a responder.
  public let subject: String

  /// The method's name. For methods that share a base name it is the argument label that distinguishes them: `willShow`, `willConnectTo`.
  public let name: String

  /// The arguments as written between the parentheses, such as `animated: true`.
  public let arguments: String

  public let kind: EventLog.Kind
}

extension Event: CustomStringConvertible {
  /// The callback as a call, such as `A.viewWillAppear(animated: true)`.
  public var description: String { "\(subject).\(name)(\(arguments))" }
}

/// The names in the log of objects that the app does not name: the class's name, with a number from the second object of a class on.
struct SubjectNames {
  /// The names of classes, kept because looking them up is slow.
  private var known: [ObjectIdentifier: (name: String, count: Int)] = [:]

  /// The name for the next object of a class: `Detail`, `Detail2`, `Detail3`.
  mutating func next(for type: AnyClass) -> String {
    var entry = known[ObjectIdentifier(type)] ?? (String(describing: type), 0)
    entry.count += 1
    known[ObjectIdentifier(type)] = entry
    return entry.count == 1 ? entry.name : "\(entry.name)\(entry.count)"
  }
}
