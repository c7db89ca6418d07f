/// A colour as a text of CSS writes it, with the numbers of the text: for files that keep them.
package struct WrittenColor {
  package let space: ColorSpace
  package let components: Vector3
  /// `nil` where it is opaque, or two digits that say no more than 8 bits.
  package let alpha: Double?

  /// `nil` for a text that is no colour, that names tokens, or whose numbers DTCG has no place for in its space.
  package init?(_ text: String) {
    guard let written = CSSColorText.read(text), written.references.isEmpty, let color = try? written.color({ _ in nil }) else {
      return nil
    }
    space = color.space
    components = color.components.map(Self.withoutNoise)
    alpha = color.alpha == 1 || text.contains("#") ? nil : Self.withoutNoise(color.alpha)
    let values = [components.x, components.y, components.z]
    guard zip(values, space.ranges).allSatisfy({ $1.contains($0) }) else { return nil }
  }

  /// `55.3%` is 0.553, and not 0.5529999999999999.
  private static func withoutNoise(_ value: Double) -> Double {
    abs(value) < 1e5 ? (value * 1e10).rounded() / 1e10 : value
  }
}
