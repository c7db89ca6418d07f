import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method and, where it was made with one, the method itself (ACT-1).
  ///
  ///     button.addTarget(self, action: Selector("didTap(_:)", LoginController.didTap(_:)), for: .touchUpInside)
  ///
  /// Without an Objective-C runtime no method is found by its name: a selector that carries its method can be called, on any object of the
  /// class that declares it, and calls that object's override. One that is only a name can be stored and compared; a call is a fault.
  /// Two selectors are equal if their names are.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in Objective-C's form, such as `didTap:` or `move:with:`.
    public let name: String

    let method: SelectorMethod?

    private init(_ name: String, parameters: Int, _ method: SelectorMethod?) {
      self.name = SelectorName.objectiveC(name, parameters: parameters)
      self.method = method
    }

    /// A name alone.
    public init(_ name: String) {
      self.init(name, parameters: 0, nil)
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// A method without parameters, which does not hear of the sender.
    ///
    /// The method may be isolated to the main actor, and private to its file. It runs on the thread of the call, as in Objective-C.
    /// - Parameters:
    ///   - name: In Swift's form, `refresh()` or `refresh`, or in Objective-C's.
    ///   - method: Of a class: `FeedController.refresh`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result) {
      // The two types differ in the isolation alone, which has no part in a call.
      let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
      self.init(name, parameters: 0, SelectorMethod(of: Target.self) { target, _, _ in method(target)() })
    }

    /// A method with one parameter: the sender, or what else the message is about, such as a notification.
    /// - Parameter name: In Swift's form, `didTap(_:)`, or in Objective-C's, `didTap:`.
    public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (Sender) -> Result) {
      let method = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
      self.init(
        name, parameters: 1,
        SelectorMethod(of: Target.self) { target, sender, _ throws(MessageRefusal) in
          method(target)(try SelectorMethod.cast(sender))
        })
    }

    /// A method with two parameters: the sender and the event.
    /// - Parameter name: In Swift's form, `didTap(_:with:)`, or in Objective-C's, `didTap:with:`.
    public init<Target, Sender, Event, Result>(
      _ name: String, _ method: @escaping (Target) -> @isolated(any) (Sender, Event) -> Result
    ) {
      let method = unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self)
      self.init(
        name, parameters: 2,
        SelectorMethod(of: Target.self) { target, sender, event throws(MessageRefusal) in
          method(target)(try SelectorMethod.cast(sender), try SelectorMethod.cast(event))
        })
    }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var description: String { name }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A selector that is only a name, in Objective-C's form (ACT-1).
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a selector, in Objective-C's form (ACT-1).
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// The method of a selector. It is a reference to a function, which holds no object and may go to any thread.
  struct SelectorMethod: @unchecked Sendable {
    /// The class or protocol that declares the method, for messages.
    let owner: String
    let isMethod: (_ target: AnyObject) -> Bool
    let call: (_ target: AnyObject, _ sender: Any?, _ event: Any?) throws(MessageRefusal) -> Any

    init<Target, Result>(
      of owner: Target.Type, _ call: @escaping (_ target: Target, _ sender: Any?, _ event: Any?) throws(MessageRefusal) -> Result
    ) {
      self.owner = "\(owner)"
      isMethod = { $0 is Target }
      self.call = { target, sender, event throws(MessageRefusal) in
        guard let target = target as? Target else { throw .target("\(owner)") }
        return try call(target, sender, event)
      }
    }

    /// An argument as the parameter's type, bridged like any value in Swift.
    static func cast<Value>(_ argument: Any?) throws(MessageRefusal) -> Value {
      // A cast of the optional itself would put it, and not what it wraps, into `Any`.
      let value = argument.map { $0 as? Value } ?? (Value.self as? any NilValue.Type)?.none(as: Value.self)
      if let value { return value }
      throw .argument(expected: "\(Value.self)", found: argument.map { "\(type(of: $0))" } ?? "nil")
    }
  }

  /// An optional type, which takes nil as an argument.
  private protocol NilValue {
    static func none<Value>(as type: Value.Type) -> Value?
  }

  extension Optional: NilValue {
    fileprivate static func none<Value>(as type: Value.Type) -> Value? { Self.none as? Value }
  }
#endif

/// The reason why an object does not take a message.
enum MessageRefusal: Error {
  case nameOnly
  /// The object is none of the class that has the method.
  case target(String)
  case argument(expected: String, found: String)
}
