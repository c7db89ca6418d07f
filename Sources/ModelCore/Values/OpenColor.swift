package import Pelmet

/// A colour that depends on a theme's parameters, in the look that stands in for their arguments. Pictures name the parameters by it, so
/// that their readers can try other arguments.
///
/// A colour's subclass repeats that the compiler does not check it. All that it has is constant, and `Sendable`.
package final class OpenColor: UIColor, @unchecked Sendable {
  /// The theme's colour for one variant: a parameter, or derived from some.
  package let color: Theme.Color
  /// The traits for which the colour was worked out.
  package let traits: UITraitCollection
  /// The alpha that the app put in the place of the colour's own, 0...1; `nil` if it did not.
  package let replacedAlpha: CGFloat?

  package init(_ color: Theme.Color, shownAs look: UIColor, _ traits: UITraitCollection) {
    (self.color, self.traits, replacedAlpha) = (color, traits, nil)
    super.init(source: look.source)
  }

  private init(_ color: OpenColor, alpha: CGFloat) {
    (self.color, traits, replacedAlpha) = (color.color, color.traits, alpha)
    super.init(source: UIColor(source: color.source).withAlphaComponent(alpha).source)
  }

  package override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { OpenColor(self, alpha: alpha) }
}
