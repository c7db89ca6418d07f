package import PelmetSyntax

/// A change of a colour beside the value of a token.
package enum ColorChange: Sendable {
  /// The member `alpha`: a number, its text, or a reference.
  case alpha(JSONValue)
  /// `modify`: an object with `type`, `value`, `space` and `color`.
  case modify(JSONValue)

  var value: JSONValue {
    switch self {
    case .alpha(let value), .modify(let value): value
    }
  }
}
