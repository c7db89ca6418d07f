/// Prints the enum `Tokens`, which mirrors the tree of design tokens: a group is an enum, a token a constant.
struct TokenPrinter {
  private let access: AccessLevel
  private var printer: CodePrinter

  static func print(_ tokens: [MirroredToken], access: AccessLevel, to printer: inout CodePrinter) {
    guard !tokens.isEmpty else { return }
    var tokenPrinter = TokenPrinter(access: access, printer: printer)
    tokenPrinter.printer.line("/// The design tokens of this module. Lengths are in points, durations in seconds.")
    tokenPrinter.group("Tokens", tokens[...], depth: 0)
    tokenPrinter.printer.line()
    printer = tokenPrinter.printer
  }

  /// The enum of a group, whose tokens follow each other.
  private mutating func group(_ name: String, _ tokens: ArraySlice<MirroredToken>, depth: Int) {
    printer.line("\(access) enum \(Identifier.quoted(name)) {")
    printer.indented { inner in
      var rest = tokens
      var members = TokenPrinter(access: access, printer: inner)
      while let first = rest.first {
        let name = first.path[depth]
        let group = rest.prefix { $0.path[depth] == name }
        rest = rest.dropFirst(group.count)
        if first.path.count == depth + 1 {
          members.constant(first)
        } else {
          members.group(Identifier.ofToken(name), group, depth: depth + 1)
        }
      }
      inner = members.printer
    }
    printer.line("}")
  }

  private mutating func constant(_ token: MirroredToken) {
    let name = Identifier.quoted(Identifier.ofToken(token.path.last ?? ""))
    guard let constant = token.value else {
      printer.line("// '\(SwiftText.comment(token.path.joined(separator: ".")))' is not the same in every theme.")
      return
    }
    if case .deprecated(let message)? = token.deprecation {
      printer.line("@available(*, deprecated\(message.map { ", message: \(SwiftText.literal($0))" } ?? ""))")
    }
    printer.line("\(access) nonisolated static let \(name): \(constant.declaration)")
  }
}

extension MirroredToken.Constant {
  /// The type and the value: `Double = 16`.
  fileprivate var declaration: String {
    let literals = SwiftLiterals(parameters: [:])
    return switch self {
    case .color(let color): "Theme.Color = \(literals.color(color))"
    case .number(let number): "Double = \(digits(number))"
    case .fontWeight(let weight): "Theme.FontWeight = Theme.FontWeight(\(digits(weight)))"
    case .fontFamily(let names): "[String] = [\(names.map(SwiftText.literal).joined(separator: ", "))]"
    case .font(let font): "Theme.Font = \(literals.value(.font(font), .font))"
    case .shadow(let shadow): "Theme.Shadow = \(literals.value(.shadow(shadow), .shadow))"
    }
  }
}
