internal import PelmetSyntax

/// The parts of a client's capabilities that make a difference to the server.
struct ClientAbilities {
  private(set) var encoding = PositionEncoding.utf16
  /// Whether the client asks for diagnostics.
  private(set) var pullsDiagnostics = false
  /// Whether the client asks again when it is told to.
  private(set) var refreshesDiagnostics = false
  /// Whether edits may name the version of a document.
  private(set) var takesVersionedEdits = false
  /// Whether edits may give files another name: those that are versioned, which not all such clients tell of (Neovim 0.7).
  private(set) var renamesFiles = false
  /// Whether the edit of a code action may come when it is chosen.
  private(set) var resolvesEdits = false
  /// Whether items of completion may have places to fill in.
  private(set) var takesSnippets = false
  /// Whether texts may be in Markdown.
  private(set) var readsMarkdown = false
  /// Whether the client can be asked to watch files.
  private(set) var watchesFiles = false

  init() {}

  init(_ capabilities: JSONValue?) {
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    func strings(_ value: JSONValue?) -> [String] { value.map { $0.elements.compactMap(\.string) } ?? [] }
    if strings(capabilities?["general"]?["positionEncodings"]).contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    pullsDiagnostics = document?["diagnostic"] != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean ?? false
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    renamesFiles = strings(workspace?["workspaceEdit"]?["resourceOperations"]).contains("rename")
    resolvesEdits = strings(document?["codeAction"]?["resolveSupport"]?["properties"]).contains("edit")
    takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.boolean ?? false
    readsMarkdown = strings(document?["hover"]?["contentFormat"]).contains("markdown")
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
  }
}
