internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax
internal import PelmetWorkspace

extension Session {
  /// `textDocument/codeAction`: the fixes of findings in a range, and one for all that is certain in the file.
  func codeActions(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let range = try parameters.range()
    guard let findings = workspace.findings(in: path) else { return [] }
    let only = parameters["context", "only"].map { $0.elements.compactMap(\.string) }
    func isWanted(_ kind: String) -> Bool {
      only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONTree] = []
    if isWanted("quickfix") {
      let text = try openText(path)
      let asked = text.offset(of: range.start)...max(text.offset(of: range.start), text.offset(of: range.end))
      var texts = DiagnosticTexts(findings.sources, abilities.encoding)
      for finding in findings.diagnostics {
        guard case .span(let span) = finding.location, asked.overlaps(Int(span.start)...Int(span.end)) else { continue }
        for (index, fixIt) in (finding.fixIts + [finding.proposal].compactMap { $0 }).enumerated() {
          guard let edit = edit(fixIt, in: findings.sources) else { continue }
          actions.append(
            .members([
              "title": .string(fixIt.message + (fixIt.changesLook ? " (changes looks)" : "")), "kind": "quickfix",
              "diagnostics": [texts.json(finding)],
              "isPreferred": index == 0 && !fixIt.changesLook && finding.proposal == nil ? true : nil, "edit": edit,
            ]))
        }
      }
    }
    let hasFixes = findings.diagnostics.contains { $0.fixIts.contains { !$0.changesLook } }
    if hasFixes, isWanted("source.fixAll.pelmet") {
      // To try all fixes takes several runs: a client that can waits for them until somebody chooses the action.
      let isAsked = only?.contains { $0.hasPrefix("source") } ?? false
      if abilities.resolvesEdits {
        actions.append(
          [
            "title": .string(Self.fixAllTitle), "kind": "source.fixAll.pelmet", "data": ["uri": .string(FileURI.text(path))],
          ])
      } else if isAsked, let edit = fixAll(path) {
        actions.append(["title": .string(Self.fixAllTitle), "kind": "source.fixAll.pelmet", "edit": edit])
      }
    }
    return .array(actions)
  }

  private static let fixAllTitle = "make all fixes that keep looks"

  /// `codeAction/resolve`: the edit of an action that was chosen.
  func resolveCodeAction(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.path("data")
    return .members([
      "title": .string(Self.fixAllTitle), "kind": "source.fixAll.pelmet", "edit": fixAll(path) ?? ["changes": [:]],
    ])
  }

  private func fixAll(_ path: String) -> JSONTree? {
    guard let fixed = workspace.fixed(path), let text = workspace.texts[path] else { return nil }
    return workspaceEdit([path: [Self.edit(from: text, to: fixed)]])
  }

  /// A fix-it; `nil` if it changes something that is no text.
  private func edit(_ fixIt: Diagnostic.FixIt, in sources: SourceMap) -> JSONTree? {
    guard !fixIt.edits.isEmpty else { return nil }
    let edits = Dictionary(grouping: fixIt.edits) { sources[$0.span.file].path }
    return workspaceEdit(edits.mapValues { edits in edits.map { ($0.span.range, $0.text) } }) { path in
      fixIt.edits.first { sources[$0.span.file].path == path }.map { sources[$0.span.file].bytes }
    }
  }

  /// Edits of several files, by path.
  /// - Parameters:
  ///   - file: A file that gets another path after the edits. For clients that rename files.
  ///   - read: The text of a file that is not open.
  func workspaceEdit(
    _ edits: [String: [(range: Range<Int>, text: String)]], renaming file: (old: String, new: String)? = nil,
    reading read: (String) -> [UInt8]? = { _ in nil }
  ) -> JSONTree {
    let files = edits.keys.sorted().map { path -> (path: String, edits: JSONTree) in
      let positions = TextPositions(workspace.texts[path] ?? read(path) ?? [], abilities.encoding)
      let sorted = (edits[path] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
      let own = sorted.map { edit -> JSONTree in ["range": .range(positions.range(edit.range)), "newText": .string(edit.text)] }
      return (path, .array(own))
    }
    guard abilities.takesVersionedEdits || file != nil else {
      return ["changes": .object(files.map { JSONTree.Member(uri(of: $0.path), $0.edits) })]
    }
    return [
      "documentChanges": .array(
        files.map { path, edits in
          [
            "textDocument": ["uri": .string(uri(of: path)), "version": versions[path].map { .integer($0) } ?? .null],
            "edits": edits,
          ]
        }
          + (file.map { [["kind": "rename", "oldUri": .string(uri(of: $0.old)), "newUri": .string(FileURI.text($0.new))]] } ?? [])
      )
    ]
  }
}
