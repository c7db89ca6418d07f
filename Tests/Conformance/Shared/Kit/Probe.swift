/// A value that can be read at any time, such as a default: `UINavigationBar.isTranslucent` is `true`.
struct Probe: Sendable {
  /// Type and member, with what distinguishes a reading in parentheses.
  let id: String
  /// The ids of the rules that say this value; none where a rule is only about the same property.
  let rules: [String]
  /// Reads the value as text.
  let value: @MainActor @Sendable () -> String

  init(_ id: String, rules: [String] = [], value: @escaping @MainActor @Sendable () -> String) {
    self.id = id
    self.rules = rules
    self.value = value
  }
}
