internal import Pelmet

/// A modifier whose context the traits decide.
struct TraitModifier: Sendable {
  enum Trait: String, CaseIterable, Sendable {
    case scheme, contrast, idiom, os
  }

  /// When a context of the modifier holds.
  enum Condition: Hashable, Sendable {
    case scheme(Theme.Traits.Scheme)
    case contrast(Theme.Traits.Contrast)
    case idiom(Theme.Traits.Idiom)
    case versions(TokenVersions)
  }

  var trait: Trait
  /// Nil for a context whose name was reported.
  var conditions: [Condition?]
  /// The context where no condition holds.
  var fallback: Int?

  /// The context for some traits; nil when neither a condition holds nor there is a default: then the modifier adds nothing.
  func selected(in context: TokenContext) -> Int? {
    let condition: Condition
    switch trait {
    case .scheme: condition = .scheme(context.scheme)
    case .contrast: condition = .contrast(context.contrast)
    case .idiom: condition = .idiom(context.idiom)
    case .os: return narrowest(context.os) ?? fallback
    }
    return conditions.firstIndex(of: condition) ?? fallback
  }

  /// Of the ranges that contain a version the one that begins last; of equal ones that written first.
  private func narrowest(_ version: Theme.OSVersion) -> Int? {
    var best: (index: Int, minimum: Theme.OSVersion)?
    for (index, condition) in conditions.enumerated() {
      guard case .versions(let range)? = condition, range.contains(version) else { continue }
      let minimum = range.minimum ?? 0
      if best.map({ minimum > $0.minimum }) ?? true { best = (index, minimum) }
    }
    return best?.index
  }

  /// Adds what this modifier depends on.
  func mark(_ traits: inout TokenTraits) {
    for case let condition? in conditions {
      switch condition {
      case .scheme: traits.scheme = true
      case .contrast: traits.contrast = true
      case .idiom(let idiom): traits.idioms = Theme.Traits.Idiom.allCases.filter { traits.idioms.contains($0) || $0 == idiom }
      case .versions(let range):
        traits.versions = Set(traits.versions + [range.minimum, range.below].compactMap { $0 }).sorted()
      }
    }
  }
}
