package import Pelmet
internal import PelmetNotation

/// Token documents in the order in which a theme names them, by their indices.
package enum DocumentLayer: Sendable {
  case always([Int])
  /// One of several lists, as the traits decide.
  case byTrait(TraitModifier, documents: [[Int]])
  /// One of several lists, as an adaptive input says.
  case byInput(AdaptiveChoice, documents: [[Int]])

  func documents(in context: TokenContext) -> [Int] {
    switch self {
    case .always(let documents): documents
    case .byTrait(let modifier, let documents): modifier.selected(in: context).map { documents[$0] } ?? []
    case .byInput(let choice, let documents): documents[choice.selected(in: context)]
    }
  }
}

/// The context that a theme takes of a modifier.
enum ContextChoice: Sendable {
  /// The position of a context.
  case always(Int)
  case adaptive(AdaptiveChoice)
  /// No context, as the theme says.
  case leftOut
  /// No context; that was reported, or will be.
  case none

  /// The position of the context for some traits.
  func selected(in context: TokenContext) -> Int? {
    switch self {
    case .always(let index): index
    case .adaptive(let choice): choice.selected(in: context)
    case .leftOut, .none: nil
    }
  }
}

/// A modifier whose context is another one for each appearance.
package struct AdaptiveChoice: Sendable {
  /// `nil` where the names of the contexts say it.
  package let input: ModifierInput?
  /// The positions of the contexts, in the order of the variants of a colour.
  private let indices: [Int]

  /// - Parameter index: The position of the context for an appearance.
  init?(_ input: ModifierInput? = nil, index: (Theme.Color.Variant) -> Int?) {
    self.input = input
    indices = Theme.Color.Variant.allCases.compactMap(index)
    guard indices.count == Theme.Color.Variant.allCases.count else { return nil }
  }

  /// The position of the context for some traits.
  func selected(in context: TokenContext) -> Int { self[context.variant] }

  /// The position of the only context that is chosen.
  var only: Int? { Set(indices).count == 1 ? indices[0] : nil }

  private subscript(variant: Theme.Color.Variant) -> Int {
    zip(Theme.Color.Variant.allCases, indices).first { $0.0 == variant }?.1 ?? indices[0]
  }

  /// Adds the traits that make a difference. High contrast goes before elevation, so that contrast counts where elevation does.
  func mark(_ traits: inout TokenTraits) {
    let (light, dark, elevated) = (self[.light], self[.dark], self[.darkElevated])
    let (lightContrast, darkContrast) = (self[.lightHighContrast], self[.darkHighContrast])
    if light != dark || light != elevated || lightContrast != darkContrast { traits.scheme = true }
    if light != lightContrast || dark != darkContrast || elevated != darkContrast { traits.contrast = true }
    if dark != elevated { traits.level = true }
  }
}

/// A modifier whose context the traits decide.
package struct TraitModifier: Sendable {
  enum Trait: String, CaseIterable, Sendable {
    case scheme, contrast, idiom, os
  }

  /// When a context of the modifier holds.
  enum Condition: Hashable, Sendable {
    case scheme(Theme.Traits.Scheme)
    case contrast(Theme.Traits.Contrast)
    case idiom(Theme.Traits.Idiom)
    case versions(VersionRange)
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

extension ResolverDocument.Modifier {
  /// The trait that decides; `nil` where inputs do.
  var trait: TraitModifier.Trait? { followsTrait ? TraitModifier.Trait(rawValue: name) : nil }
}

/// The traits that tokens can depend on: by modifiers named `scheme`, `contrast`, `idiom` and `os`, or by adaptive inputs.
package struct TokenContext: Hashable, Sendable {
  package var scheme: Theme.Traits.Scheme
  package var contrast: Theme.Traits.Contrast
  package var level: Theme.Traits.Level
  package var idiom: Theme.Traits.Idiom
  package var os: Theme.OSVersion

  package init(
    scheme: Theme.Traits.Scheme = .light, contrast: Theme.Traits.Contrast = .normal, level: Theme.Traits.Level = .base,
    idiom: Theme.Traits.Idiom = .phone, os: Theme.OSVersion = 26
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.level = level
    self.idiom = idiom
    self.os = os
  }

  /// The traits that show a variant of colours, on a phone with the newest system.
  package init(_ variant: Theme.Color.Variant) {
    switch variant {
    case .light: self.init()
    case .dark: self.init(scheme: .dark)
    case .lightHighContrast: self.init(contrast: .high)
    case .darkHighContrast: self.init(scheme: .dark, contrast: .high)
    case .darkElevated: self.init(scheme: .dark, level: .elevated)
    }
  }

  /// The variant of a colour that these traits show.
  package var variant: Theme.Color.Variant { Theme.Traits(scheme: scheme, contrast: contrast, level: level).colorVariant }
}

/// The traits on which the tokens of a theme depend: contexts that differ in nothing else have the same tokens.
package struct TokenTraits: Hashable, Sendable {
  package var scheme = false
  package var contrast = false
  package var level = false
  /// Idioms that have tokens of their own, in the order of the type.
  package var idioms: [Theme.Traits.Idiom] = []
  /// Versions at which tokens change, ascending.
  package var versions: [Theme.OSVersion] = []
}
