import Foundation

/// The objects of JSON are hashable, as those of Apple's Foundation are: a `[String: AnyHashable]` at every depth.
class JSONSerialization: Foundation.JSONSerialization {
  override class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    hashable(try super.jsonObject(with: data, options: opt)).base
  }

  private static func hashable(_ value: Any) -> AnyHashable {
    switch value {
    case let object as [String: Any]: AnyHashable(object.mapValues(hashable))
    case let array as [Any]: AnyHashable(array.map(hashable))
    case let number as NSNumber: hashable(number)
    default: value as? AnyHashable ?? AnyHashable(NSNull())
    }
  }

  /// A number equals that of Swift.
  private static func hashable(_ number: NSNumber) -> AnyHashable {
    switch String(cString: number.objCType) {
    case "c": AnyHashable(number.boolValue)
    case "d": AnyHashable(number.doubleValue)
    default: AnyHashable(number.intValue)
    }
  }
}
