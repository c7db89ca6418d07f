extension Theme.Color {
  /// A derived colour that other colours may share: what is named once is one object, however many colours are derived from it. A colour
  /// is a graph of such objects, and as a tree it may be exponentially larger, so that nothing may walk it as a tree: see
  /// ``Theme/Color/fold(_:leaf:derive:)``.
  package final class Derived: Sendable {
    package let derivation: Derivation
    /// How many derivations are nested in each other here: 1 over colours that are not derived.
    package let depth: Int
    /// The colour for each variant, in the order of ``Variant``; empty when it is the same for all.
    private let variants: [Theme.Color]
    /// Equal colours have equal digests.
    private let digest: Int

    init(_ derivation: Derivation) {
      self.derivation = derivation
      let operands = derivation.operands
      depth = (operands.map(\.derivationDepth).max() ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(derivation)
      digest = hasher.finalize()
      variants = operands.allSatisfy(\.isUniform) ? [] : Derived.variants(of: derivation)
    }

    /// Whether the colour is the same for all variants.
    var isUniform: Bool { variants.isEmpty }

    /// This colour for one variant; `nil` when it is the same for all.
    func variant(_ variant: Variant) -> Theme.Color? { isUniform ? nil : variants[variant.index] }

    /// Equal colours are one object.
    private static func variants(of derivation: Derivation) -> [Theme.Color] {
      var variants: [Theme.Color] = []
      for variant in Variant.allCases {
        let own = derivation.map { $0.variant(variant) }.color
        // A variant follows the one that it falls back to.
        let inherited = variant == .light ? own : variants[variant.fallback.index]
        variants.append(own == inherited ? inherited : own)
      }
      return variants
    }
  }

  /// How many derivations are nested in each other in this colour; 0 when it is not derived.
  package var derivationDepth: Int {
    switch content {
    case .noColor, .rgb, .displayP3, .system, .asset, .pair, .parameter: 0
    case .adaptive(let variants): Variant.allCases.compactMap { variants[$0]?.derivationDepth }.max() ?? 0
    case .derived(let derived): derived.depth
    }
  }

  /// Whether this colour is the same for all variants, as far as that is known before the app runs.
  var isUniform: Bool {
    switch content {
    case .noColor, .rgb, .displayP3, .system, .asset, .parameter: true
    case .pair, .adaptive: false
    case .derived(let derived): derived.isUniform
    }
  }
}

extension Theme.Color.Variant {
  /// The position in `allCases`.
  fileprivate var index: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .lightHighContrast: 2
    case .darkHighContrast: 3
    case .darkElevated: 4
    }
  }
}

extension Theme.Color.Derived: Hashable {
  package static func == (a: Theme.Color.Derived, b: Theme.Color.Derived) -> Bool {
    if a === b { return true }
    guard a.digest == b.digest else { return false }
    var comparison = Comparison()
    return comparison.isSame(a, b)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Compares two graphs in as many steps as they have colours: two that are being compared count as one from then on, which holds
  /// unless some pair differs, and then the graphs do (Hopcroft and Karp).
  private struct Comparison {
    private var pending: [(Theme.Color.Derived, Theme.Color.Derived)] = []
    private var parents: [ObjectIdentifier: ObjectIdentifier] = [:]

    mutating func isSame(_ a: Theme.Color.Derived, _ b: Theme.Color.Derived) -> Bool {
      pending = [(a, b)]
      while let (a, b) = pending.popLast() {
        let (first, second) = (root(a), root(b))
        if first == second { continue }
        guard a.digest == b.digest, a.derivation.hasForm(of: b.derivation) else { return false }
        parents[first] = second
        for (a, b) in zip(a.derivation.operands, b.derivation.operands) where !areLeavesSame(a, b) { return false }
      }
      return true
    }

    /// Whether two operands are the same except for derived colours, which are left for later.
    private mutating func areLeavesSame(_ a: Theme.Color, _ b: Theme.Color) -> Bool {
      switch (a.content, b.content) {
      case (.derived(let a), .derived(let b)): pending.append((a, b))
      case (.adaptive(let a), .adaptive(let b)):
        for variant in Theme.Color.Variant.allCases {
          switch (a[variant]?.content, b[variant]?.content) {
          case (.derived(let a), .derived(let b)): pending.append((a, b))
          case (let a, let b): if a != b { return false }
          }
        }
      case (let a, let b): return a == b
      }
      return true
    }

    private mutating func root(_ node: Theme.Color.Derived) -> ObjectIdentifier {
      var id = ObjectIdentifier(node)
      while let parent = parents[id] {
        if let next = parents[parent] { parents[id] = next }
        id = parent
      }
      return id
    }
  }
}

extension Theme.Color.Derivation {
  /// Whether another derivation does the same with as many operands.
  fileprivate func hasForm(of other: Self) -> Bool {
    switch (self, other) {
    case (.alpha(_, let a), .alpha(_, let b)): a == b
    case (.mix(_, _, let a), .mix(_, _, let b)), (.contrast(_, _, let a), .contrast(_, _, let b)): a == b
    case (.readable(_, let candidates, let a), .readable(_, let others, let b)): a == b && candidates.count == others.count
    default: false
    }
  }
}
