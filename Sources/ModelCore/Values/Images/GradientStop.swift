import Foundation

/// A colour at a place of a gradient, 0...1.
package struct GradientStop: Hashable, Sendable {
  package let color: UIColor
  package let location: CGFloat
}
