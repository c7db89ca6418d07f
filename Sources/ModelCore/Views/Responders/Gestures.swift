public import Foundation

/// A tap (ACT-11).
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  /// The number of fingers. It is kept: a test's taps are of as many.
  open var numberOfTouchesRequired = 1
}

/// A press that lasts, which begins once it has (ACT-11).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// In points. It is kept: the fingers of tests do not move.
  open var allowableMovement: CGFloat = 10

  open var numberOfTapsRequired = 0

  open var numberOfTouchesRequired = 1
}

/// A quick movement in one direction (ACT-11).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognised.
  open var direction = Direction.right

  open var numberOfTouchesRequired = 1
}

/// A drag (ACT-11).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1

  open var maximumNumberOfTouches = Int.max

  /// The way of the finger, in points, since the beginning or what the app has set last.
  var way = CGPoint.zero

  /// In points a second.
  var speed = CGPoint.zero

  /// The way of the finger. It is the same in every view: coordinates are moved against each other, and never scaled.
  open func translation(in view: UIView?) -> CGPoint { way }

  /// Sets the way from which the rest is counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }

  /// The speed of the finger, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A drag from an edge of the screen. A test performs it like any drag.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Kept, and changes nothing.
  open var edges: UIRectEdge = []
}

/// Two fingers that move apart or together (ACT-11).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the beginning. The app may set it, and the rest is counted from there.
  open var scale: CGFloat = 1

  /// The change of the scale in a second.
  open internal(set) var velocity: CGFloat = 0

  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// Two fingers that turn (ACT-11).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians since the beginning. The app may set it, and the rest is counted from there.
  open var rotation: CGFloat = 0

  /// In radians a second.
  open internal(set) var velocity: CGFloat = 0

  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}
