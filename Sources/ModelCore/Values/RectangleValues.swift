public import Foundation

extension NSValue {
  /// Returns a value with a rectangle, as notifications have it (FRM-10).
  static func holding(_ rectangle: CGRect) -> NSValue {
    #if !canImport(ObjectiveC) || os(macOS)
      return NSValue(rect: rectangle)
    #else
      var rectangle = rectangle
      return NSValue(bytes: &rectangle, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #endif
  }

  #if !canImport(ObjectiveC) || os(macOS)
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle, such as a frame of the keyboard (FRM-10).
    public var cgRectValue: CGRect { rectValue }
  #endif
}

#if !canImport(ObjectiveC)
  /// Makes `as? CGRect` find the rectangle in an `NSValue`, as it does where there is an Objective-C runtime.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      result = source.rectValue
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
  }
#endif
