package import Pelmet
package import PelmetTokens

/// The value of a token for all traits. Colours adapt to scheme, contrast and level themselves; rows are for everything else.
package enum MirroredValue: Hashable, Sendable {
  case constant(TokenValue)
  /// At least two rows, of which the first whose condition holds applies; the last one has no condition.
  case rows([Row])

  package struct Row: Hashable, Sendable {
    package var condition: Theme.Condition
    package var value: TokenValue
  }

  package var rows: [Row] {
    switch self {
    case .constant(let value): [Row(condition: Theme.Condition(), value: value)]
    case .rows(let rows): rows
    }
  }
}
