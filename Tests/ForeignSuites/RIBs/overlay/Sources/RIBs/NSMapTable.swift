import Foundation

/// A table whose values are weak, which Linux's Foundation has not.
final class NSMapTable<Key: AnyObject, Value: AnyObject> {
  private struct Entry {
    weak var value: Value?
  }

  private var entries: [NSObject: Entry] = [:]

  static func strongToWeakObjects() -> NSMapTable { NSMapTable() }

  func object(forKey key: Key?) -> Value? { (key as? NSObject).flatMap { entries[$0]?.value } }

  func setObject(_ value: Value?, forKey key: Key?) {
    guard let key = key as? NSObject else { return }
    entries[key] = Entry(value: value)
  }

  func removeAllObjects() { entries.removeAll() }
}
