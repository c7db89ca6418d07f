internal import PelmetReports
internal import PelmetWorkspace

extension Session {
  /// The answer to `initialize`: what the server can do for this client.
  func capabilities(version: String) -> JSONTree {
    let capabilities: JSONTree = [
      "positionEncoding": .string(abilities.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2],
      "diagnosticProvider": ["identifier": "pelmet", "interFileDependencies": true, "workspaceDiagnostics": false],
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"], "resolveProvider": true],
      "completionProvider": ["triggerCharacters": ["\"", "{", ".", ":", " "]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true, "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true, "workspaceSymbolProvider": true, "colorProvider": true,
      "documentFormattingProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": ["willRename": ["filters": [["scheme": "file", "pattern": ["glob": "**/*.theme.json"]]]]],
      ],
    ]
    return ["capabilities": capabilities, "serverInfo": ["name": "pelmet", "version": .string(version)]]
  }
}
