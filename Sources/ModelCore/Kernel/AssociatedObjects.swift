#if !canImport(ObjectiveC)
  import Foundation

  // swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
  /// The way in which an object has an associated one. Nothing is `nonatomic` here: a lock guards all.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Does not keep the object, and reads nil after its end. Values and numbers are kept, as the Objective-C runtime keeps most of them.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Keeps a copy of an object that can be copied, and any other object itself.
    case OBJC_ASSOCIATION_COPY = 771
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the value that is associated with an object under a key, as Objective-C's runtime does elsewhere.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationStore.shared.value(for: key, of: object as AnyObject)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object under a key, in place of the old one; nil removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let association = value.map { Association($0, policy) }
    AssociationStore.shared.change(object as AnyObject) { $0[key] = association }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes all values that are associated with an object, those of others, too.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationStore.shared.change(object as AnyObject) { $0.removeAll() }
  }

  /// A value that is associated with an object.
  enum Association {
    case kept(Any)
    case assigned(Reference)

    struct Reference {
      weak var object: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      guard type(of: value) is AnyClass else {
        self = .kept(value)
        return
      }
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where !(value is NSNumber): self = .assigned(Reference(object: value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
      }
    }

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .assigned(let reference): reference.object
      }
    }
  }
#endif
