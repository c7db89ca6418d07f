internal import PelmetDiagnostics
internal import PelmetTokens

/// Prints the enum `Tokens`, which mirrors the tree of design tokens: a group is an enum, a token a constant.
struct TokenPrinter {
  private let access: AccessLevel
  /// The words before the name of a token.
  private let beginning: String
  private let literals = SwiftLiterals(parameters: [:], scope: Emitter.themeType + ".")

  private static let color = ": \(Emitter.themeType).Color = "
  private static let fontWeight = " = \(Emitter.themeType).FontWeight("

  private init(access: AccessLevel) {
    self.access = access
    beginning = "\(access) nonisolated static let "
  }

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
      for member in tokens.grouped(at: depth) {
        if tokens[member.startIndex].depth == depth {
          constant(tokens[member.startIndex], to: &printer)
        } else {
          group(tokens[member.startIndex].identifier(at: depth), member, depth: depth + 1, to: &printer)
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
    let name = Identifier.quoted(token.identifier)
    printer.line { printer in
      printer.add(beginning)
      printer.add(name)
      add(constant, to: &printer)
    }
  }

  /// The value with its type: `: Double = 16`.
  private func add(_ constant: MirroredToken.Constant, to printer: inout CodePrinter) {
    switch constant {
    case .color(let color):
      printer.add(Self.color)
      printer.add(literals.color(color))
    case .number(let number):
      printer.add(": Double = ")
      printer.add(digits(number))
    case .fontWeight(let weight):
      printer.add(Self.fontWeight)
      printer.add(digits(weight))
      printer.add(")")
    case .fontFamily(let names): printer.add(": [String] = [\(names.map(SwiftText.literal).joined(separator: ", "))]")
    case .font(let font):
      printer.add(" = ")
      printer.add(literals.value(.font(font), .font))
    case .shadow(let shadow):
      printer.add(" = ")
      printer.add(literals.value(.shadow(shadow), .shadow))
    }
  }
}
