internal import Pelmet

extension ColorExpression {
  /// The colour, when every reference has one. Every reference is asked for even if another has none, so that each mistake is reported.
  func evaluated(_ reference: (Reference) -> Theme.Color?) -> Theme.Color? {
    switch self {
    case .constant(let color): return color
    case .reference(let name): return reference(name)
    case .adaptive(let members):
      return members.map { $0.evaluated(reference) }.map { colors in Theme.Color.adaptive { colors[$0] } }
    case .alpha(let color, let alpha): return color.evaluated(reference)?.withAlpha(alpha)
    case .mix(let color, let other, let amount):
      let (color, other) = (color.evaluated(reference), other.evaluated(reference))
      guard let color, let other else { return nil }
      return color.mixed(with: other, amount: amount)
    case .contrast(let color, let other, let minimum):
      let (color, other) = (color.evaluated(reference), other.evaluated(reference))
      guard let color, let other else { return nil }
      return color.contrasting(with: other, minimum: minimum)
    case .readable(let background, let candidates, let minimum):
      let colors = candidates.compactMap { $0.evaluated(reference) }
      guard let background = background.evaluated(reference), colors.count == candidates.count else { return nil }
      return .readable(on: background, candidates: colors, minimum: minimum)
    }
  }
}
