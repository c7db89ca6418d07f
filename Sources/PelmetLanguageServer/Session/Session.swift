internal import PelmetFiles
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax
internal import PelmetWorkspace

/// One client's session: what it has open, and what it was told.
struct Session {
  let workspace: Workspace
  let abilities: ClientAbilities
  /// The versions of open documents, by path.
  private(set) var versions: [String: Int] = [:]
  /// The addresses of open documents as the client writes them, by path.
  private var addresses: [String: String] = [:]
  /// The diagnostics that the client has, by path.
  var published: [String: String] = [:]
  /// Whether something changed since the client was told of diagnostics.
  private var isStale = false
  /// Whether files changed on disk, of which a client that asks for diagnostics does not know.
  private var hasChangedOnDisk = false
  /// Finds changes on disk for a client that cannot be asked to tell of them.
  private var diskChanges: DiskChanges?

  init() { (workspace, abilities) = (Workspace(), ClientAbilities()) }

  /// - Parameter watch: What ends the wait for a message when files change on disk.
  init(_ parameters: Parameters, _ watch: FolderWatch?) {
    abilities = ClientAbilities(parameters["capabilities"])
    var folders = parameters["workspaceFolders"].map { $0.elements.compactMap { $0["uri"]?.string } } ?? []
    if folders.isEmpty, let root = parameters["rootUri"]?.string { folders = [root] }
    workspace = Workspace(folders.compactMap(FileURI.path))
    if let watch, !abilities.watchesFiles { diskChanges = DiskChanges(workspace, watch) }
  }

  // MARK: - Changes

  mutating func note(_ method: String, _ parameters: Parameters, _ client: MessageClient) {
    switch method {
    case "initialized": watchFiles(client)
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "workspace/didChangeWatchedFiles":
      let paths = parameters["changes"].map { $0.elements.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } } ?? []
      workspace.noteChanges(on: paths)
      (isStale, hasChangedOnDisk) = (true, true)
    case "workspace/didChangeWorkspaceFolders":
      func folders(_ name: String) -> [String] {
        parameters["event", name].map { $0.elements.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } } ?? []
      }
      workspace.change(adding: folders("added"), removing: folders("removed"))
      (isStale, hasChangedOnDisk) = (true, true)
    default: return
    }
  }

  private mutating func open(_ parameters: Parameters) {
    guard let path = try? parameters.document(), let text = parameters["textDocument", "text"]?.text else { return }
    versions[path] = parameters["textDocument", "version"]?.integer ?? 0
    addresses[path] = parameters["textDocument", "uri"]?.string
    workspace.setText(Array(text), of: path)
    isStale = true
  }

  private mutating func change(_ parameters: Parameters) {
    guard let path = try? parameters.document(), var text = workspace.texts[path] else { return }
    for change in parameters["contentChanges"].map({ Array($0.elements) }) ?? [] {
      guard let new = change["text"]?.text else { continue }
      if let range = change["range"], let start = Position(range["start"]), let end = Position(range["end"]) {
        let positions = TextPositions(text, abilities.encoding)
        let (from, to) = (positions.offset(of: start), positions.offset(of: end))
        text.replaceSubrange(min(from, to)..<max(from, to), with: new)
      } else {
        text = Array(new)
      }
    }
    versions[path] = parameters["textDocument", "version"]?.integer ?? versions[path] ?? 0
    workspace.setText(text, of: path)
    isStale = true
  }

  private mutating func close(_ parameters: Parameters) {
    guard let path = try? parameters.document() else { return }
    (versions[path], addresses[path]) = (nil, nil)
    workspace.dropText(of: path)
    isStale = true
  }

  /// Asks the client to tell of JSON files that change on disk, and of what is in asset catalogues.
  private func watchFiles(_ client: MessageClient) {
    guard abilities.watchesFiles else { return }
    client.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "pelmet.files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.json"]]],
          ]
        ]
      ])
  }

  // MARK: - Telling

  /// Tells the client what it would not ask for.
  mutating func publish(_ client: MessageClient) {
    if diskChanges?.note(in: workspace) == true { (isStale, hasChangedOnDisk) = (true, true) }
    guard isStale else { return }
    isStale = false
    if !abilities.pullsDiagnostics {
      publishDiagnostics(client)
    } else if hasChangedOnDisk, abilities.refreshesDiagnostics {
      client.ask("workspace/diagnostic/refresh")
    }
    hasChangedOnDisk = false
  }

  // MARK: - Places

  /// The address of a file: as the client has written it, if it is open.
  func uri(of path: String) -> String { addresses[path] ?? FileURI.text(path) }

  /// The text of an open document with its places.
  func openText(_ path: String) throws(MessageError) -> TextPositions {
    guard let text = workspace.texts[path] else { throw .invalidParameters("'\(path)' is not open") }
    return TextPositions(text, abilities.encoding)
  }
}
