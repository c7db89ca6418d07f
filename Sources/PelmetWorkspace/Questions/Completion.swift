/// The completions at a place, of which an editor shows those that fit what is typed.
package struct Completions: Sendable {
  /// The bytes that a completion replaces.
  package let range: Range<Int>
  package internal(set) var items: [Item] = []
  /// Whether there are more, which further typing tells apart.
  package internal(set) var isCut = false

  /// Most tokens that are offered at once.
  static let mostTokens = 200

  package struct Item: Hashable, Sendable {
    package enum Kind: Sendable { case property, value, color, parameter, token, theme, screen, context, module, rule, file }

    package let label: String
    package let kind: Kind
    /// The JSON to write.
    package let text: String
    /// The same with places to fill in, in the notation of snippets; `nil` if it has none.
    package var snippet: String?
    /// A few words beside the label.
    package var detail: String?
    /// Sentences.
    package var documentation: String?
    package var isDeprecated = false

    init(
      _ label: String, _ kind: Kind, text: String, snippet: String? = nil, detail: String? = nil, documentation: String? = nil,
      isDeprecated: Bool = false
    ) {
      (self.label, self.kind, self.text, self.snippet) = (label, kind, text, snippet)
      (self.detail, self.documentation, self.isDeprecated) = (detail, documentation, isDeprecated)
    }
  }
}
