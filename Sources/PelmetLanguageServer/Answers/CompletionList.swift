internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetWorkspace

extension Session {
  /// `textDocument/completion`.
  func completions(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let text = try openText(path)
    let offset = text.offset(of: try parameters.position())
    guard let completions = workspace.completions(in: path, at: offset) else { return .null }
    let range = JSONTree.range(text.range(completions.range))
    return [
      "isIncomplete": .boolean(completions.isCut),
      "items": .array(completions.items.enumerated().map { index, item in self.item(item, at: index, range) }),
    ]
  }

  private func item(_ item: Completions.Item, at index: Int, _ range: JSONTree) -> JSONTree {
    let snippet = abilities.takesSnippets ? item.snippet : nil
    return .members([
      "label": .string(item.label), "kind": .integer(Self.number(of: item.kind)),
      "detail": item.detail.map { .string($0) },
      // A colour in the documentation is what editors show a swatch of.
      "documentation": item.kind == .token || item.kind == .color
        ? .string([item.detail, item.documentation].compactMap { $0 }.joined(separator: "\n"))
        : item.documentation.map { .string($0) },
      "tags": item.isDeprecated ? [1] : nil,
      // The order of the list is that of the properties.
      "sortText": .string(Self.sortText(index)),
      // The typed text begins with the range's quote.
      "filterText": .string(item.text.hasPrefix("\"") ? item.text : JSONText.string(item.label)),
      "insertTextFormat": snippet == nil ? nil : 2,
      "textEdit": ["range": range, "newText": .string(snippet ?? item.text)],
    ])
  }

  private static func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  /// The kinds of the protocol: the symbols that editors draw.
  private static func number(of kind: Completions.Item.Kind) -> Int {
    switch kind {
    case .property: 10
    case .value: 12
    case .color: 16
    case .token: 16
    case .parameter: 6
    case .theme, .file: 17
    case .screen, .context: 8
    case .module: 9
    case .rule: 20
    }
  }
}
