#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Something of ours that a controller keeps, and that ends with it.
@MainActor
enum Attachment<Value: AnyObject> {
  static func get(_ controller: UIViewController) -> Value? {
    #if canImport(UIKit)
      key.flatMap { objc_getAssociatedObject(controller, $0) as? Value }
    #else
      controller.attachments[ObjectIdentifier(Value.self)] as? Value
    #endif
  }

  static func set(_ value: Value?, on controller: UIViewController) {
    #if canImport(UIKit)
      if let key { objc_setAssociatedObject(controller, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #else
      controller.attachments[ObjectIdentifier(Value.self)] = value
    #endif
  }

  #if canImport(UIKit)
    /// An address that is nobody else's: that of the type.
    private static var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Value.self))) }
  #endif
}
