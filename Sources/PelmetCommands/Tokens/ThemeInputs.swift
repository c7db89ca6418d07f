internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetTokens

/// The `inputs` of a theme that follows the device wherever a modifier has contexts for light and dark.
struct ThemeInputs {
  private(set) var members: [JSONTree.Member] = []
  /// The modifiers whose contexts are no looks, with the one that is taken.
  private(set) var fixed: [(modifier: String, context: String)] = []

  /// Adds a modifier, by name, unless it is there.
  /// - Parameter choice: The context if it has no looks; `nil` takes the first.
  mutating func add(_ modifier: String, contexts: [String], choice: String?, follows: Bool = true) {
    guard let first = contexts.first, !members.contains(where: { $0.key == modifier }) else { return }
    if follows, let looks = ContextLooks(contexts) {
      members.append(
        .init(modifier, .object(looks.choices.map { .init($0.variant.rawValue, .string($0.name)) })))
    } else {
      members.append(.init(modifier, .string(choice ?? first)))
      fixed.append((modifier, choice ?? first))
    }
  }

  /// Leaves out a group.
  mutating func leaveOut(_ group: String) { members.append(.init(group, .null)) }

  /// `nil` when there is no modifier to choose for.
  var tree: JSONTree? { members.isEmpty ? nil : .object(members) }

  /// A theme in memory that lists files and has these inputs.
  func theme(_ entries: [String]) -> String {
    let header: [JSONTree.Member] = [.init("pelmet", 1), .init("tokens", .array(entries.map { .string($0) }))]
    return JSONTree.object(header + (tree.map { [.init("inputs", $0)] } ?? [])).text
  }
}
