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
      var rest = tokens
      while let first = rest.first {
        let name = first.path[depth]
        let group = rest.prefix { $0.path[depth] == name }
        rest = rest.dropFirst(group.count)
        if first.path.count == depth + 1 {
          constant(first, to: &printer)
        } else {
          self.group(first.identifiers[depth], group, depth: depth + 1, to: &printer)
        }
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
    printer.line("\(access) nonisolated static let \(name): \(declaration(constant))")
  }

  /// The type and the value: `Double = 16`.
  private func declaration(_ constant: MirroredToken.Constant) -> String {
    switch constant {
    case .color(let color): "Theme.Color = \(literals.color(color))"
    case .number(let number): "Double = \(digits(number))"
    case .fontWeight(let weight): "Theme.FontWeight = Theme.FontWeight(\(digits(weight)))"
    case .fontFamily(let names): "[String] = [\(names.map(SwiftText.literal).joined(separator: ", "))]"
    case .font(let font): "Theme.Font = \(literals.value(.font(font), .font))"
    case .shadow(let shadow): "Theme.Shadow = \(literals.value(.shadow(shadow), .shadow))"
    }
  }
}
