internal import Pelmet

/// The constants of a generated theme: what is written more than once, and what is too large for a part of a larger statement.
struct Constants {
  private struct Definition {
    let name: String
    let type: String
    let value: CodePrinter.Expression
  }

  private var definitions: [Definition] = []
  /// The names of the colours that are constants.
  private var colors: [Theme.Color: String] = [:]

  var isEmpty: Bool { definitions.isEmpty }

  mutating func add(_ name: String, type: String, _ value: CodePrinter.Expression) {
    definitions.append(Definition(name: name, type: type, value: value))
  }

  /// Makes a colour known as a constant.
  mutating func name(_ color: Theme.Color, _ name: String) { colors[color] = name }

  /// The constant that a colour is, if any.
  func name(of color: Theme.Color) -> String? { colors[color] }

  func print(_ keyword: String, to printer: inout CodePrinter) {
    for definition in definitions { Self.print(keyword, definition.name, definition.type, definition.value, to: &printer) }
  }

  /// One constant.
  /// - Parameter keyword: The words before its name, such as `let`.
  static func print(
    _ keyword: String, _ name: String, _ type: String, _ value: CodePrinter.Expression, to printer: inout CodePrinter
  ) {
    // A call says its type.
    let annotation = if case .call(type, _) = value { "" } else { ": \(type)" }
    printer.expression("\(keyword) \(name)\(annotation) = ", value)
  }
}
