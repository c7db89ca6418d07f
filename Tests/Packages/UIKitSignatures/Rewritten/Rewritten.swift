// The names of ModelCore that rewritten code calls, declared over the signatures of UIKit: with this file they take ModelCore's place, so that
// `.ci/checks/rewrite` type-checks an app's rewritten code against them.

extension Selector {
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result) { declared() }
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> @isolated(any) (Sender) -> Result) {
    declared()
  }
}

public func _optional<Method>(_ method: Method?) -> Method? { declared() }
@discardableResult public func _implemented<Result>(_ method: StaticString, _ result: Result?) -> Result? { declared() }
public func _runDefault(for object: AnyObject, _ method: String = #function, _ conforms: @escaping (Any.Type) -> Bool) {}

extension UINavigationController {
  public class func _make(rootViewController: consuming UIViewController) -> Self { declared() }
}

// Names that Apple's systems have in Foundation and in the Objective-C runtime, and Linux in ModelCore.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { declared() }

extension UIApplication {
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { declared() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { declared() }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { declared() }
