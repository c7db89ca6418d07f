// The parts of QuartzCore that UIKit brings along.

public import Foundation

open class CALayer: NSObject {
  open var sublayers: [CALayer]?
  open func animationKeys() -> [String]? { declared() }
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
