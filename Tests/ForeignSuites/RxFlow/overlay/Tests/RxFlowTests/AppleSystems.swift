import RxCocoa
import RxSwift
import XCTest

/// A test case is an `NSObject` on Apple's systems.
extension XCTestCase: ReactiveCompatible {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of the current queue, in the name that Apple's Dispatch has for Swift.
@_silgen_name("dispatch_queue_get_label")
func __dispatch_queue_get_label(_ queue: OpaquePointer?) -> UnsafePointer<CChar>
