#if !canImport(ObjectiveC)
  import Foundation

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Locks an object for the calling thread, which may do so again, until as many calls of ``objc_sync_exit(_:)``.
  /// - Returns: 0.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: obj).lock()
    return 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Unlocks an object that the calling thread has locked by ``objc_sync_enter(_:)``.
  /// - Returns: 0.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: obj).unlock()
    return 0
  }

  /// The locks of objects, each associated with its object.
  private enum ObjectLocks {
    /// The address of a type, which no other key is.
    private static var key: UnsafeRawPointer { unsafeBitCast(ObjectLocks.self as Any.Type, to: UnsafeRawPointer.self) }

    static func lock(of object: Any) -> NSRecursiveLock {
      // Another thread may have made one meanwhile: the first stays.
      AssociationStore.shared.change(object as AnyObject) { values in
        if values[key] == nil { values[key] = Association(NSRecursiveLock(), .OBJC_ASSOCIATION_RETAIN) }
      }
      guard let lock = objc_getAssociatedObject(object, key) as? NSRecursiveLock else {
        preconditionFailure("the object has no lock")
      }
      return lock
    }
  }
#endif
