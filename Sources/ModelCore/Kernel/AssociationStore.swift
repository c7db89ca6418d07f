#if !canImport(ObjectiveC)
  import Foundation

  /// An object with a place for its associated values, which end with it.
  protocol AssociationOwner: AnyObject {
    var associations: [UnsafeRawPointer: Association] { get set }
  }

  /// The associated values of all objects, from any thread.
  ///
  /// Those of the model's responders, items and recognizers are in the objects themselves. Those of any other object are here, beside a weak
  /// reference to it: they end some time after it, because Swift does not tell when an object ends.
  ///
  /// The compiler cannot check that it is `Sendable`, because the values are of any type: all that it has, and what is in owners, is read
  /// and changed under its lock.
  final class AssociationStore: @unchecked Sendable {
    typealias Values = [UnsafeRawPointer: Association]

    static let shared = AssociationStore()

    private struct Record {
      weak var object: AnyObject?
      var values: Values
    }

    private let lock = NSLock()
    private var records: [ObjectIdentifier: Record] = [:]
    /// The number of records above which those of deallocated objects are dropped.
    private var limit = 16

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
      lock.withLock { values(of: object)[key]?.value }
    }

    /// Changes the values of an object. Those that go end after the lock is open, because their `deinit` may come back here.
    func change(_ object: AnyObject, _ change: (inout Values) -> Void) {
      let old = lock.withLock {
        guard let owner = object as? any AssociationOwner else { return changeRecord(of: object, change) }
        let old = owner.associations
        change(&owner.associations)
        return [old]
      }
      withExtendedLifetime(old) {}
    }

    private func values(of object: AnyObject) -> Values {
      if let owner = object as? any AssociationOwner { return owner.associations }
      // An address passes to other objects.
      guard let record = records[ObjectIdentifier(object)], record.object === object else { return [:] }
      return record.values
    }

    /// Changes the values of an object that has no place for them. Returns all values of before that may have gone.
    private func changeRecord(of object: AnyObject, _ change: (inout Values) -> Void) -> [Values] {
      let id = ObjectIdentifier(object)
      let before = records[id]
      var record = Record(object: object, values: values(of: object))
      change(&record.values)
      records[id] = record.values.isEmpty ? nil : record
      return [before?.values ?? [:]] + dropDead()
    }

    /// Drops the records of deallocated objects, and returns their values.
    private func dropDead() -> [Values] {
      guard records.count > limit else { return [] }
      let dead = records.filter { $0.value.object == nil }
      for id in dead.keys { records[id] = nil }
      limit = max(16, 2 * records.count)
      return dead.values.map(\.values)
    }
  }
#endif
