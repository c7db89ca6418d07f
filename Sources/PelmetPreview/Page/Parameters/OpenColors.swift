#if MODELCORE
  internal import ModelCore
  internal import Pelmet
  internal import PelmetUIKit

  /// The colours of pictures that depend on parameters of themes, as expressions that a script works out again for other arguments. What
  /// colours have in common is one expression, which stands before those that use it.
  final class OpenColors {
    enum Expression: Hashable {
      case fixed(Theme.Color.RGB)
      /// - Parameter look: The colour that stands in for the argument.
      case parameter(theme: Int, name: String, isDark: Bool, look: Theme.Color.RGB)
      /// - Parameter alpha: 0...255.
      case alpha(Int, alpha: UInt8)
      case mix(Int, with: Int, amount: Double)
      case contrast(Int, with: Int, minimum: Double)
      case readable(on: Int, candidates: [Int], minimum: Double)
    }

    /// The theme that is drawn, as its place on the page: parameters of others are others, whatever their names.
    var theme = 0
    private(set) var expressions: [Expression] = []
    /// The looks of the expressions.
    private(set) var looks: [Theme.Color.RGB] = []
    /// The expressions that pictures name.
    private(set) var painted: Set<Int> = []
    private var indices: [Expression: Int] = [:]
    private var worked: [Setting: Theme.Color.Worked<Int>] = [:]

    /// The state that decides the looks of colours.
    private struct Setting: Hashable {
      let theme: Int
      let traits: Theme.Traits
    }

    /// The name of a colour in pictures; `nil` if it does not depend on parameters.
    func paint(_ color: UIColor) -> OpenPaint? {
      guard let color = color as? OpenColor else { return nil }
      let index = index(of: color.color, color.traits)
      painted.insert(index)
      return OpenPaint(name: Self.name(index), alpha: color.replacedAlpha)
    }

    /// `--p3`; the custom property of the opacity has an `a` at its end.
    static func name(_ index: Int) -> String { "--p\(index)" }

    private func index(of color: Theme.Color, _ traits: UITraitCollection) -> Int {
      let setting = Setting(theme: theme, traits: traits.themeTraits)
      return index(of: color, isDark: traits.userInterfaceStyle == .dark, &worked[setting, default: Theme.Color.Worked()]) {
        $0.rgb(in: traits)
      }
    }

    /// The expression for a colour of one variant.
    func index(of open: Theme.Color.Open) -> Int {
      var worked = Theme.Color.Worked<Int>()
      return index(of: open.color, isDark: open.isDark, &worked) { leaf in
        if case .parameter(_, let look) = leaf.content { look?.rgb ?? .clear } else { leaf.rgb ?? .clear }
      }
    }

    /// - Parameter look: The value of a colour that is not derived.
    private func index(
      of color: Theme.Color, isDark: Bool, _ worked: inout Theme.Color.Worked<Int>, look: (Theme.Color) -> Theme.Color.RGB
    ) -> Int {
      color.fold(
        &worked,
        leaf: { leaf in
          guard case .parameter(let name, _) = leaf.content else { return add(.fixed(look(leaf)), look(leaf)) }
          return add(.parameter(theme: theme, name: name, isDark: isDark, look: look(leaf)), look(leaf))
        },
        derive: { derivation, operands in
          add(Self.expression(derivation, operands), derivation.evaluated(operands.map { looks[$0] }))
        })
    }

    private static func expression(_ derivation: Theme.Color.Derivation, _ operands: [Int]) -> Expression {
      switch derivation {
      case .alpha(_, let alpha): .alpha(operands[0], alpha: channel(alpha))
      case .mix(_, _, let amount): .mix(operands[0], with: operands[1], amount: amount)
      case .contrast(_, _, let minimum): .contrast(operands[0], with: operands[1], minimum: minimum)
      case .readable(_, _, let minimum):
        .readable(on: operands[0], candidates: Array(operands.dropFirst()), minimum: minimum)
      }
    }

    private func add(_ expression: Expression, _ look: Theme.Color.RGB) -> Int {
      if let known = indices[expression] { return known }
      let index = expressions.count
      indices[expression] = index
      expressions.append(expression)
      looks.append(look)
      return index
    }
  }
#endif
