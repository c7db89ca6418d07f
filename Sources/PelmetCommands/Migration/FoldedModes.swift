internal import PelmetCompiler
internal import PelmetTokens

/// Modes in extensions that nothing chooses, as further contexts of the modifier whose contexts they vary.
///
/// In the old files such a mode is a choice of its own beside that of a context: `dark-dimmed` beside `dark`. A resolver cannot say a value
/// that depends on two choices at once, so the new one has a single modifier, in which each mode is a context.
struct FoldedModes {
  /// The modifiers of the old files, without that of the modes and with the further contexts.
  let modifiers: [OutlinedModifier]
  private let modes: OutlinedModifier
  private let target: OutlinedModifier
  /// The context that each mode varies, in the order of the modes.
  private let contexts: [(mode: String, varied: String)]

  /// `nil` where there are no such modes, or where they vary no contexts.
  init?(_ all: [OutlinedModifier]) {
    guard let modes = all.first(where: \.hasOwnValues) else { return nil }
    let names = modes.contexts.map(\.name).filter { $0 != modes.fallback }
    for target in all where !target.hasOwnValues {
      let contexts = names.compactMap { mode in target.context(variedBy: mode).map { (mode: mode, varied: $0) } }
      guard contexts.count == names.count else { continue }
      (self.modes, self.target, self.contexts) = (modes, target, contexts)
      var folded = target
      folded.contexts += names.map { ($0, []) }
      modifiers = all.filter { $0.name != modes.name }.map { $0.name == target.name ? folded : $0 }
      return
    }
    return nil
  }

  /// The inputs that the old files need for a choice among the folded contexts.
  func inputs(of choice: TokenChoice) -> TokenChoice {
    TokenChoice(
      inputs: choice.inputs.flatMap { input -> [TokenChoice.Input] in
        guard input.modifier == target.name, let context = contexts.first(where: { $0.mode == input.context }) else {
          return [input]
        }
        return [.init(modifier: target.name, context: context.varied), .init(modifier: modes.name, context: context.mode)]
      })
  }

  /// The steps of the old files with the modes in the contexts of the other modifier.
  func outline(_ steps: [OutlineStep]) -> [OutlineStep] {
    steps.map { step in
      guard case .modifier(var modifier) = step else { return step }
      let parts = Dictionary(modifier.contexts.map { ($0.name, $0.parts) }) { first, _ in first }
      if modifier.name == target.name {
        modifier.contexts += contexts.map { ($0.mode, parts[$0.varied] ?? []) }
      } else if modifier.name == modes.name {
        modifier = target
        modifier.contexts = target.contexts.map { ($0.name, []) } + contexts.map { ($0.mode, parts[$0.mode] ?? []) }
      }
      return .modifier(modifier)
    }
  }
}
