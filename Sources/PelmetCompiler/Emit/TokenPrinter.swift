internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetTokens

/// Prints the enum `Tokens`, which mirrors the tree of design tokens: a group is an enum, a token a constant.
///
/// Constants are computed properties: there are many, and Swift compiles a stored one in twice the time. A token that depends on more than
/// a colour can follow is a function of traits, and one on which themes disagree is a function of the theme.
struct TokenPrinter {
  private let access: AccessLevel
  /// The words before the name of a token.
  private let beginning: String
  private let literals = TokenLiterals()

  private init(access: AccessLevel) {
    self.access = access
    beginning = "\(access) nonisolated static"
  }

  static func print(_ tokens: [MirroredToken], access: AccessLevel, to printer: inout CodePrinter) {
    guard !tokens.isEmpty else { return }
    printer.line("/// The design tokens of this module. Measures are in points, durations in seconds.")
    TokenPrinter(access: access).group("Tokens", tokens[...], depth: 0, to: &printer)
    printer.line()
  }

  /// The enum of a group, whose tokens follow each other. Its depth is limited by ``MirroredToken``.
  private func group(_ name: String, _ tokens: ArraySlice<MirroredToken>, depth: Int, to printer: inout CodePrinter) {
    printer.line("\(access) enum \(Identifier.quoted(name)) {")
    printer.indented { printer in
      for member in tokens.grouped(at: depth) {
        if tokens[member.startIndex].depth == depth {
          self.token(tokens[member.startIndex], to: &printer)
        } else {
          group(tokens[member.startIndex].identifier(at: depth), member, depth: depth + 1, to: &printer)
        }
      }
    }
    printer.line("}")
  }

  private func token(_ token: MirroredToken, to printer: inout CodePrinter) {
    guard let type = type(of: token) else {
      printer.line("// '\(SwiftText.comment(token.path.joined(separator: ".")))' is not of the same type everywhere.")
      return
    }
    if let description = token.description { comment(description, to: &printer) }
    if case .deprecated(let message)? = token.deprecation {
      printer.line("@available(*, deprecated\(message.map { ", message: \(SwiftText.literal($0))" } ?? ""))")
    }
    let name = Identifier.quoted(token.identifier)
    switch token.content {
    case .same(.constant(let value)):
      printer.body("\(beginning) var \(name): \(type)", literals.expression(value))
    case .same(.rows(let rows)):
      function("\(name)(for traits: \(Emitter.themeType).Traits) -> \(type)", to: &printer) { printer in
        self.rows(rows, isOptional: false, to: &printer)
      }
    case .byTheme(let values):
      let hasRows = values.contains { if case .rows = $0.value { true } else { false } }
      let traits = hasRows ? ", for traits: \(Emitter.themeType).Traits" : ""
      function("\(name)(in theme: \(Emitter.themeType)\(traits)) -> \(type)?", to: &printer) { printer in
        printer.line("switch theme.name {")
        for (themes, value) in values {
          let names = "case \(themes.map(SwiftText.literal).joined(separator: ", ")):"
          if case .constant(let value) = value {
            printer.expression("\(names) return ", literals.expression(value, isOptional: true))
          } else {
            printer.line(names)
            printer.indented { rows(value.rows, isOptional: true, to: &$0) }
          }
        }
        printer.line("default: return nil")
        printer.line("}")
      }
    }
  }

  /// The type that a token has in Swift, whatever themes and traits give it; `nil` if that differs.
  private func type(of token: MirroredToken) -> String? {
    if case .same(.constant(let value)) = token.content { return TokenLiterals.type(of: value) }
    let types = Set(token.valuesByTheme.flatMap { $0.value.rows.map { TokenLiterals.type(of: $0.value) } })
    return types.count == 1 ? types.first : nil
  }

  private func function(_ signature: String, to printer: inout CodePrinter, _ body: (inout CodePrinter) -> Void) {
    printer.line("\(beginning) func \(signature) {")
    printer.indented(body)
    printer.line("}")
  }

  private func rows(_ rows: [MirroredValue.Row], isOptional: Bool, to printer: inout CodePrinter) {
    for row in rows {
      let value = literals.expression(row.value, isOptional: isOptional)
      if row.condition == Theme.Condition() {
        printer.expression("return ", value)
      } else {
        printer.expression("if \(literals.condition(row.condition)).holds(for: traits) { return ", value, " }")
      }
    }
  }

  /// A description as documentation, line by line.
  private func comment(_ description: String, to printer: inout CodePrinter) {
    let lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      SwiftText.comment(String(line)).split(separator: " ").joined(separator: " ")
    }
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return }
    for line in lines[...last].drop(while: \.isEmpty) { printer.line(line.isEmpty ? "///" : "/// \(line)") }
  }
}
