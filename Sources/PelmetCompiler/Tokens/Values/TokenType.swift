/// The types of the DTCG Format Module 2025.10, by their names in files.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}
