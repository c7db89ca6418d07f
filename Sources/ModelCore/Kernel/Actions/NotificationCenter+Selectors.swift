#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Calls a method of an observer whenever a notification is posted, on the thread that posts it (ACT-9). The observer is not kept, and
    /// need not be removed before it ends.
    /// - Parameters:
    ///   - aSelector: A method with no parameter or with one, the notification.
    ///   - aName: Nil for every name.
    ///   - anObject: The sender to which the observer listens; nil for every sender.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = observer as AnyObject
      let reference = Reference(object: observer)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        guard let observer = reference.object else { return }
        aSelector.send(to: observer, notification)
      }
      Observations.of(observer).add(
        Observations.Entry(center: self, token: token, name: aName, sender: anObject.map { Reference(object: $0 as AnyObject) }))
    }

    /// Removes an observer: one with methods, from all notifications, or the token of one with a block.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer as Any)
      Observations.existing(of: observer)?.remove { $0.center === self }
    }

    /// Removes an observer from the notifications with this name and of this sender; nil means all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      removeObserver(observer as Any, name: aName, object: anObject)
      let sender = anObject.map { $0 as AnyObject }
      Observations.existing(of: observer)?.remove { [unowned self] entry in
        entry.center === self && (aName == nil || entry.name == aName) && (sender == nil || entry.sender?.object === sender)
      }
    }
  }

  /// An object that is not kept. A weak reference may be read on any thread.
  private struct Reference: @unchecked Sendable {
    weak var object: AnyObject?
  }

  /// The notifications that one observer listens to. It is associated with the observer, and ends with it or some time later.
  ///
  /// The compiler cannot check that it is `Sendable`: a lock guards its entries.
  private final class Observations: @unchecked Sendable {
    struct Entry {
      let center: NotificationCenter
      let token: any NSObjectProtocol
      let name: NSNotification.Name?
      let sender: Reference?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// An address of its own, as the key of the association.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func existing(of observer: AnyObject) -> Observations? {
      AssociationStore.shared.value(for: key, of: observer) as? Observations
    }

    static func of(_ observer: AnyObject) -> Observations {
      if let observations = existing(of: observer) { return observations }
      let observations = Observations()
      objc_setAssociatedObject(observer, key, observations, .OBJC_ASSOCIATION_RETAIN)
      return observations
    }

    func add(_ entry: Entry) {
      lock.withLock { entries.append(entry) }
    }

    func remove(_ isRemoved: (Entry) -> Bool) {
      let before = lock.withLock {
        let before = entries
        entries = before.filter { !isRemoved($0) }
        return before
      }
      for entry in before where isRemoved(entry) { entry.center.removeObserver(entry.token as Any) }
    }

    deinit {
      for entry in entries { entry.center.removeObserver(entry.token as Any) }
    }
  }
#endif
