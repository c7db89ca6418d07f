import Foundation

/// A table with weak keys or values, which Linux's Foundation has not.
final class NSMapTable<Key: AnyObject, Value: AnyObject> {
  private struct Entry {
    weak var key: Key?
    let strongKey: Key?
    weak var value: Value?
    let strongValue: Value?
  }

  private let keepsKeys: Bool
  private let keepsValues: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
    (keepsKeys, keepsValues) = (!keyOptions.contains(.weakMemory), !valueOptions.contains(.weakMemory))
  }

  static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

  static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

  func object(forKey key: Key?) -> Value? {
    // An address passes to other objects.
    guard let key, let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
    return entry.value
  }

  func setObject(_ value: Value?, forKey key: Key?) {
    guard let key else { return }
    entries[ObjectIdentifier(key)] = Entry(
      key: key, strongKey: keepsKeys ? key : nil, value: value, strongValue: keepsValues ? value : nil)
  }

  func removeAllObjects() { entries.removeAll() }
}

enum NSPointerFunctions {
  struct Options: OptionSet {
    let rawValue: Int

    static let weakMemory = Options(rawValue: 1)
  }
}
