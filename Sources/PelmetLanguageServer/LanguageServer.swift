internal import PelmetDiagnostics
package import PelmetFiles
package import PelmetRPC
package import PelmetReports
package import PelmetSyntax
internal import PelmetWorkspace

/// A server of the Language Server Protocol 3.17 for themes, settings and files of tokens.
package struct LanguageServer: MessageService {
  private enum Stage { case new, running, shutDown }

  package private(set) var hasEnded = false
  /// Whether the client has said first that it would end.
  package private(set) var hasShutDown = false
  private let version: String
  private let watch: FolderWatch?
  private var stage = Stage.new
  private var session = Session()

  /// - Parameters:
  ///   - version: That of the command.
  ///   - watch: Ends the wait for a message when files change on disk. It is used for clients that cannot be asked to tell of them.
  package init(version: String, watching watch: FolderWatch? = nil) { (self.version, self.watch) = (version, watch) }

  package mutating func answer(
    _ method: String, _ parameters: JSONValue?, to client: MessageClient
  ) throws(MessageError) -> JSONTree {
    let parameters = Parameters(parameters)
    switch (stage, method) {
    case (.new, "initialize"):
      session = Session(parameters, watch)
      stage = .running
      return session.capabilities(version: version)
    case (.new, _): throw MessageError(-32002, "the first request has to be 'initialize'")
    case (.running, "initialize"): throw .invalidRequest("the server is initialized already")
    case (.running, "shutdown"):
      (stage, hasShutDown) = (.shutDown, true)
      return .null
    case (.running, _):
      guard let answer = Self.answers[method] else { throw .unknown(method) }
      return try answer(&session, parameters)
    case (.shutDown, _): throw .invalidRequest("the server is shut down")
    }
  }

  package mutating func note(_ method: String, _ parameters: JSONValue?, of client: MessageClient) {
    if method == "exit" { hasEnded = true }
    guard stage == .running else { return }
    session.note(method, Parameters(parameters), client)
  }

  package mutating func rest(_ client: MessageClient) {
    guard stage == .running else { return }
    session.publish(client)
  }

  private typealias Answer = @Sendable (inout Session, Parameters) throws(MessageError) -> JSONTree

  /// The requests by method. The server's capabilities tell of no other.
  private static let answers: [String: Answer] = [
    "textDocument/diagnostic": { (session, parameters) throws(MessageError) in try session.diagnostics(parameters) },
    "textDocument/completion": { (session, parameters) throws(MessageError) in try session.completions(parameters) },
    "textDocument/hover": { (session, parameters) throws(MessageError) in try session.hover(parameters) },
    "textDocument/definition": { (session, parameters) throws(MessageError) in try session.definition(parameters) },
    "textDocument/references": { (session, parameters) throws(MessageError) in try session.references(parameters) },
    "textDocument/prepareRename": { (session, parameters) throws(MessageError) in try session.renamable(parameters) },
    "textDocument/rename": { (session, parameters) throws(MessageError) in try session.rename(parameters) },
    "textDocument/documentSymbol": { (session, parameters) throws(MessageError) in try session.symbols(parameters) },
    "textDocument/documentColor": { (session, parameters) throws(MessageError) in try session.colors(parameters) },
    "textDocument/colorPresentation": { (session, parameters) throws(MessageError) in try session.colorPresentations(parameters)
    },
    "textDocument/formatting": { (session, parameters) throws(MessageError) in try session.formatting(parameters) },
    "textDocument/documentLink": { (session, parameters) throws(MessageError) in try session.links(parameters) },
    "workspace/willRenameFiles": { (session, parameters) throws(MessageError) in session.willRenameFiles(parameters) },
    "workspace/symbol": { (session, parameters) throws(MessageError) in session.workspaceSymbols(parameters) },
    "textDocument/codeAction": { (session, parameters) throws(MessageError) in try session.codeActions(parameters) },
    "codeAction/resolve": { (session, parameters) throws(MessageError) in try session.resolveCodeAction(parameters) },
  ]
}
