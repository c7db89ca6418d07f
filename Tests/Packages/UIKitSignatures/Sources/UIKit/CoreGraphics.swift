// The parts of CoreGraphics that UIKit brings along.

public class CGColor {}
public class CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public init?(name: CFString) {}
}
public class CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
}
public class CGGradient {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
}
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
/// Bridged to Swift's own on Apple's systems.
public typealias CFArray = [Any]
public typealias CFString = String
