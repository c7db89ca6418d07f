internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetResolution
internal import PelmetTokens

/// Token files as a theme sees them that takes their contexts for light, dark and high contrast where there are such.
struct TokenSelection {
  let inventory: TokenInventory

  /// - Parameter chosen: Contexts by modifier, or `null` for a group that is left out. A name that does not exist is a failure of usage.
  init(_ files: TokenFiles, chosen: [NamedArgument] = []) throws(UsageFailure) {
    let modifiers = Self.modifiers(files).filter { !$0.isTrait }
    for argument in chosen {
      guard let modifier = modifiers.first(where: { $0.name == argument.name }) else {
        throw Self.unknown(argument.name, "a modifier of these files", among: modifiers.map(\.name))
      }
      let names = modifier.contexts.map(\.name)
      guard names.contains(argument.value) || Self.leavesOut(argument, modifier) else {
        throw Self.unknown(argument.value, "a context of '\(modifier.name)'", among: names)
      }
    }
    var inputs = ThemeInputs()
    for modifier in modifiers {
      let own = chosen.last { $0.name == modifier.name }
      if own == nil, !modifier.needsInput { continue }
      if let own, Self.leavesOut(own, modifier) {
        inputs.leaveOut(modifier.name)
      } else {
        inputs.add(
          modifier.name, contexts: modifier.contexts.map(\.name), choice: own?.value ?? modifier.fallback, follows: own == nil)
      }
    }
    inventory = TokenInventory(files.input(themes: [("tokens", inputs.theme(files.entries))]))
  }

  /// The modifiers of files, in the order of resolution, each name once.
  static func modifiers(_ files: TokenFiles) -> [OutlinedModifier] {
    let inventory = TokenInventory(files.input(themes: [("tokens", ThemeInputs().theme(files.entries))]))
    var modifiers: [OutlinedModifier] = []
    for case .modifier(let modifier) in inventory.views.first?.library.outline ?? []
    where !modifiers.contains(where: { $0.name == modifier.name }) {
      modifiers.append(modifier)
    }
    return modifiers
  }

  private static func leavesOut(_ argument: NamedArgument, _ modifier: OutlinedModifier) -> Bool {
    argument.value == "null" && modifier.isOptional && !modifier.contexts.contains { $0.name == "null" }
  }

  private static func unknown(_ name: String, _ what: String, among names: [String]) -> UsageFailure {
    let nearest = SpellingSuggestion.nearest(to: name, among: names)
    let step = nearest.map { "write \"\($0)\"" } ?? "use one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    return UsageFailure(message: "'\(name)' is not \(what)" + (names.isEmpty ? "" : "; fix: \(step)"))
  }

  /// The tokens for a variant.
  func set(_ variant: Theme.Color.Variant) -> TokenSet? { inventory.views.first?.set(variant) }
}
