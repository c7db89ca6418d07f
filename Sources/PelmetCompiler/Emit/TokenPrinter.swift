/// Prints the enum `Tokens`, which mirrors the tree of design tokens: a group is an enum, a token a constant.
struct TokenPrinter {
  let access: AccessLevel
  private let literals = SwiftLiterals(parameters: [:])

  static func print(_ tokens: [MirroredToken], access: AccessLevel, to printer: inout CodePrinter) {
    guard !tokens.isEmpty else { return }
    printer.line("/// The design tokens of this module. Lengths are in points, durations in seconds.")
    TokenPrinter(access: access).group("Tokens", tokens[...], depth: 0, to: &printer)
    printer.line()
  }

  /// The enum of a group, whose tokens follow each other. Its depth is limited by ``MirroredToken``.
  private func group(_ name: String, _ tokens: ArraySlice<MirroredToken>, depth: Int, to printer: inout CodePrinter) {
    printer.line("\(access) enum \(Identifier.quoted(name)) {")
    printer.indented { printer in
      var start = tokens.startIndex
      while start < tokens.endIndex {
        let name = tokens[start].path[depth]
        let end = tokens[start...].firstIndex { $0.path[depth] != name } ?? tokens.endIndex
        if tokens[start].path.count == depth + 1 {
          constant(tokens[start], to: &printer)
        } else {
          group(tokens[start].identifiers[depth], tokens[start..<end], depth: depth + 1, to: &printer)
        }
        start = end
      }
    }
    printer.line("}")
  }

  private func constant(_ token: MirroredToken, to printer: inout CodePrinter) {
    guard let constant = token.value else {
      printer.line("// '\(SwiftText.comment(token.path.joined(separator: ".")))' is not the same in every theme.")
      return
    }
    if case .deprecated(let message)? = token.deprecation {
      printer.line("@available(*, deprecated\(message.map { ", message: \(SwiftText.literal($0))" } ?? ""))")
    }
    let name = Identifier.quoted(token.identifiers.last ?? "")
    printer.line { text in
      text += access.rawValue
      text += " nonisolated static let "
      text += name
      text += ": "
      write(constant, to: &text)
    }
  }

  /// The type and the value: `Double = 16`.
  private func write(_ constant: MirroredToken.Constant, to text: inout String) {
    switch constant {
    case .color(let color):
      text += "Theme.Color = "
      text += literals.color(color)
    case .number(let number):
      text += "Double = "
      text += digits(number)
    case .fontWeight(let weight):
      text += "Theme.FontWeight = Theme.FontWeight("
      text += digits(weight)
      text += ")"
    case .fontFamily(let names): text += "[String] = [\(names.map(SwiftText.literal).joined(separator: ", "))]"
    case .font(let font):
      text += "Theme.Font = "
      text += literals.value(.font(font), .font)
    case .shadow(let shadow):
      text += "Theme.Shadow = "
      text += literals.value(.shadow(shadow), .shadow)
    }
  }
}
