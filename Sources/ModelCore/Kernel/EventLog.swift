public import Foundation

/// What UIKit called, in order: every life-cycle, containment, delegate and scene callback, whether or not the app overrides it.
///
/// A value: what is read from ``Simulation/log`` does not grow.
public struct EventLog: Sendable {
  /// What a callback is about.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The application's life cycle.
    case application
    /// A scene's.
    case scene
    /// `loadView`, `viewDidLoad`.
    case loading
    /// From `viewWillAppear` to `viewDidDisappear`, with `viewIsAppearing`.
    case appearance
    /// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`.
    case layout
    /// `traitCollectionDidChange`.
    case traits
    /// `willMove(toParent:)`, `didMove(toParent:)`.
    case containment
    /// What a delegate or data source of a container, a bar or a gesture is told and asked.
    case delegate
  }

  /// A place in the log, from which on events can be asked for.
  public struct Mark: Hashable, Sendable {
    fileprivate let position: Int
  }

  /// In order.
  public private(set) var events: [Event] = []

  /// How many events were removed before the first.
  private var removed = 0

  init() {}

  mutating func append(_ event: Event) {
    events.append(event)
  }

  /// Takes back what was appended after the mark.
  mutating func retract(to mark: Mark) {
    events.removeLast(max(0, removed + events.count - mark.position))
  }

  /// The present end of the log.
  public var mark: Mark { Mark(position: removed + events.count) }

  /// What was logged after the mark and not removed since.
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

  /// Removes all events. Marks stay good.
  public mutating func clear() {
    removed += events.count
    events.removeAll(keepingCapacity: true)
  }
}

extension EventLog: CustomStringConvertible {
  /// One event a line.
  public var description: String {
    events.map(\.description).joined(separator: "\n")
  }
}

/// One callback.
public struct Event: Hashable, Sendable {
  /// The virtual time, in seconds since the first launch.
  public let time: TimeInterval

  /// Whose method was called: its ``UIResponder/modelName``, or the class's name for what is no responder.
  public let subject: String

  /// The method's name. Where several methods share a base name, that of the argument that tells them apart: `willShow`, `willConnectTo`.
  public let name: String

  /// What stands between the parentheses, such as `animated: true`.
  public let arguments: String

  public let kind: EventLog.Kind
}

extension Event: CustomStringConvertible {
  /// Such as `A.viewWillAppear(animated: true)`.
  public var description: String { "\(subject).\(name)(\(arguments))" }
}

/// The names that objects have in the log, if the app gives them none: the class's, numbered from the second object of a class on.
struct SubjectNames {
  /// The class's own name is looked up once: it is slow.
  private var known: [ObjectIdentifier: (name: String, count: Int)] = [:]

  /// The name of one more object of this class: `Detail`, `Detail2`, `Detail3`.
  mutating func next(for type: AnyClass) -> String {
    var entry = known[ObjectIdentifier(type)] ?? (String(describing: type), 0)
    entry.count += 1
    known[ObjectIdentifier(type)] = entry
    return entry.count == 1 ? entry.name : "\(entry.name)\(entry.count)"
  }
}
