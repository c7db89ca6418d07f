/// The reason why something in the code is not in a theme.
package enum Reason: String, Sendable, CaseIterable {
  case condition
  case unknownValue = "unknown value"
  case ambiguous
  case drawing
  case singleItem = "single item"
  case noContainer = "not a bar of a container"
  case conflict
  case runTime = "run time"
  case limit
  case unsupportedStatement = "unsupported statement"
  case noForm = "not a value of a theme"
  case unreadFile = "unread file"
}

/// A value that the evaluator does not know.
struct Unknown {
  var reason: Reason
  let text: String
  let place: SourcePlace
  /// The type, where it is declared.
  var type: String?
  /// The name under which the app has the value at run time, if a theme could take it as a parameter.
  var symbol: ImportedColor.Symbol?
  /// The values between which code that nobody can follow chooses.
  var choices: [Value] = []
}
