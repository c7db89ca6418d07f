internal import PelmetSyntax

/// The value of `$deprecated`.
package enum Deprecation: Hashable, Sendable {
  /// `false`: current, even where the group is deprecated.
  case current
  /// `true`, or a string that says what to do instead.
  case deprecated(message: String?)

  /// Nil when the value is neither a truth value nor a text.
  init?(_ value: JSONValue) {
    if let message = value.string {
      self = .deprecated(message: message)
    } else if let flag = value.boolean {
      self = flag ? .deprecated(message: nil) : .current
    } else {
      return nil
    }
  }
}
