#if !canImport(QuartzCore)
  public import Foundation

  /// A kind of transition of a layer.
  public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The side from which a transition of a layer comes.
  public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// The look of a layer before and after an animation.
  public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
  }

  /// The name of a pace.
  public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  }

  /// The pace of an animation, a curve with two control points; kept, and not drawn (DRW-9).
  public final class CAMediaTimingFunction: NSObject, Sendable {
    private let points: [SIMD2<Float>]

    public init(name: CAMediaTimingFunctionName) {
      points =
        switch name {
        case .easeIn: [[0.42, 0], [1, 1]]
        case .easeOut: [[0, 0], [0.58, 1]]
        case .easeInEaseOut: [[0.42, 0], [0.58, 1]]
        case .default: [[0.25, 0.1], [0.25, 1]]
        default: [[0, 0], [1, 1]]
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      points = [[c1x, c1y], [c2x, c2y]]
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

    public override var hash: Int { points.hashValue }
  }

  /// The key under which a layer has its transition.
  public let kCATransition = "transition"  // swift-format-ignore: AlwaysUseLowerCamelCase
#endif
