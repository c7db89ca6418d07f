package import Pelmet

/// What `pelmet resolve` is asked.
package struct ResolveQuery: Sendable {
  package var screen: String?
  package var context: String?
  package var traits: Theme.Traits
  /// Arguments for parameters: a colour such as `#0A84FF`, `true`, `12`, or JSON.
  package var arguments: [(name: String, value: String)]
  /// Whether to list also what references can name: `{paper}`, `{color.accent}`.
  package var includesNames = false
  /// The path of a value whose history is wanted, as ``ResolvedValue/path`` writes it.
  package var tracedPath: String?

  package init(
    screen: String? = nil, context: String? = nil, traits: Theme.Traits = Theme.Traits(),
    arguments: [(name: String, value: String)] = []
  ) {
    self.screen = screen
    self.context = context
    self.traits = traits
    self.arguments = arguments
  }
}

/// Why a query has no answer.
package enum ResolveFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownScreen(String, nearest: String?)
  case unknownContext(String, nearest: String?)
  case unknownParameter(String, nearest: String?)
  case unknownPath(String, nearest: String?)
  case wrongArgument(name: String, value: String, expected: String)

  package var description: String {
    switch self {
    case .unknownScreen(let name, let nearest): "'\(name)' is not a screen of the theme" + Self.hint(nearest)
    case .unknownContext(let name, let nearest): "'\(name)' is not a context of the theme" + Self.hint(nearest)
    case .unknownParameter(let name, let nearest): "'\(name)' is not a parameter of the theme" + Self.hint(nearest)
    case .unknownPath(let path, let nearest): "'\(path)' is not a property" + Self.hint(nearest)
    case .wrongArgument(let name, let value, let expected): "'\(value)' is not a value for '\(name)'; expected \(expected)"
    }
  }

  private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}
