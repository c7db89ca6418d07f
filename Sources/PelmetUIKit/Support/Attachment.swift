#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// An object that another keeps for as long as it exists, one for each type.
@MainActor
enum Attachment<Value: AnyObject> {
  static func get(_ owner: AnyObject) -> Value? {
    key.flatMap { objc_getAssociatedObject(owner, $0) as? Value }
  }

  static func set(_ value: Value?, on owner: AnyObject) {
    if let key { objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The type's address, which is unique.
  private static var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Value.self))) }
}
