import PelmetDiagnostics
import PelmetNotation
import PelmetReports
import PelmetTestSupport

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

extension AppCheck {
  /// A value that is resolved for checks: several of them ask for the same.
  struct Question: Hashable {
    let theme: String
    let screen: String?
    let context: String?
    let traits: [String: String]
    let arguments: [String: String]?
  }

  private var question: Question {
    Question(theme: theme, screen: screen, context: context, traits: traits, arguments: arguments)
  }

  /// The difference; `nil` if the value is the expected one.
  func difference(in app: ResolvedApp) throws -> String? {
    if path.hasPrefix("{") {
      let token = token(in: try app.files(of: theme).input)
      return token == value?.json ? nil : "\(token ?? "nothing") is not \(value?.json ?? "null")"
    }
    let resolution = try app.resolution(of: question)
    guard let values = resolution.values else { return "not resolved" }
    let value = values.first { $0.path == path }?.value
    if let constraint { return difference(value, from: constraint) }
    switch (self.value, value) {
    case (nil, nil) where set != true, (nil, .null?): return nil
    // Beside the transparent preset, nothing and "none" are the same for background and shadow.
    case (.string("none")?, nil) where isTransparent(values), (nil, .string("none")?) where isTransparent(values): return nil
    case (let expected?, let actual?) where expected.json == actual.line: return nil
    default: return "\(value?.line ?? "nothing") is not \(self.value?.json ?? "null")"
    }
  }

  /// The token that `path` names, for the tokens and inputs of the theme.
  private func token(in input: CompilerInput) -> String? {
    let library = Library(input)
    guard let chain = ThemeChains(library).all.first, let tokens = TokenStore([chain], library, input)[chain],
      case .found(let token) = tokens.set(TokenContext(Theme.Traits(names: traits))).lookup(String(path.dropFirst().dropLast())),
      case .color(let color) = token.value
    else { return nil }
    return JSONScalar.string(color.label).json
  }

  private func isTransparent(_ values: [ResolvedValue]) -> Bool {
    let slot = path.split(separator: ".").dropLast().joined(separator: ".")
    return values.contains { $0.path == "\(slot).background" && $0.value == .string("transparent") }
  }

  private func difference(_ value: JSONTree?, from constraint: Constraint) -> String? {
    guard case .string(let text)? = value, let color = Theme.Color.RGB(hex: text),
      let other = Theme.Color.RGB(hex: constraint.contrastWith)
    else {
      return "\(value?.line ?? "nothing") is no colour"
    }
    let ratio = color.contrast(on: other)
    return ratio >= constraint.minimum ? nil : "\(text) has a contrast of \(ratio)"
  }
}
