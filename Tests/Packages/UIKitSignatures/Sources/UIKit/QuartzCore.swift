// The parts of QuartzCore that UIKit brings along.

open class CALayer: NSObject {
  open var sublayers: [CALayer]?
  open func animationKeys() -> [String]? { declared() }
}
