internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax

/// A server of the Model Context Protocol, which agents ask about themes: tools that answer and fix, and resources to read.
///
/// It speaks the revision of 2026-07-28, in which every request says for itself what its client is, and the ones before, in which a client
/// introduces itself once. Nothing else is kept between requests.
struct AgentServer: MessageService {
  private let workspace: AgentWorkspace
  /// Whether a client of an older revision has introduced itself.
  private var isIntroduced = false

  init(_ workspace: AgentWorkspace) { self.workspace = workspace }

  /// A client leaves by closing its end.
  let hasEnded = false

  mutating func note(_ method: String, _ parameters: JSONValue?, of client: MessageClient) {}

  mutating func rest(_ client: MessageClient) {}

  mutating func answer(
    _ method: String, _ parameters: JSONValue?, to client: MessageClient
  ) throws(MessageError) -> JSONTree {
    switch method {
    case "initialize":
      isIntroduced = true
      return AgentProtocol.greeting(parameters)
    case "ping" where !AgentProtocol.isModern(parameters): return [:]
    default: break
    }
    guard AgentProtocol.isModern(parameters) else {
      guard isIntroduced else { throw AgentProtocol.stranger }
      return .object(try result(of: method, parameters))
    }
    try AgentProtocol.check(parameters)
    if method == "server/discover" { return AgentProtocol.discovery }
    return AgentProtocol.complete(try result(of: method, parameters), of: method)
  }

  private func result(of method: String, _ parameters: JSONValue?) throws(MessageError) -> [JSONTree.Member] {
    switch method {
    case "tools/list":
      if parameters?["cursor"] != nil { throw Page.unknown }
      return [.init("tools", .array(AgentTools.all.map(AgentTools.description)))]
    case "tools/call": return try call(parameters)
    case "resources/list":
      let (page, next) = try Page(parameters?["cursor"]).of(AgentResource.all.map(\.description))
      return [.init("resources", .array(page))] + (next.map { [.init("nextCursor", .string($0))] } ?? [])
    case "resources/templates/list":
      if parameters?["cursor"] != nil { throw Page.unknown }
      return [.init("resourceTemplates", .array([AgentResource.ruleTemplate]))]
    case "resources/read":
      guard let uri = parameters?["uri"]?.string else {
        throw .invalidParameters("expected the address of a resource in \"uri\"")
      }
      guard let resource = AgentResource.all.first(where: { $0.uri == uri }) else {
        throw .invalidParameters("there is no resource '\(VisibleText.shortened(uri))'; 'resources/list' has all")
      }
      return [.init("contents", [resource.content])]
    default: throw .unknown(VisibleText.shortened(method))
    }
  }

  private func call(_ parameters: JSONValue?) throws(MessageError) -> [JSONTree.Member] {
    let name = parameters?["name"]?.string ?? ""
    guard let tool = AgentTools.all.first(where: { $0.name == name }) else {
      let names = AgentTools.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw .invalidParameters("there is no tool '\(VisibleText.shortened(name))'; expected one of \(names)")
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(parameters?["arguments"], of: tool)
      return try tool.call(arguments, in: workspace).members
    } catch {
      return error.members
    }
  }
}
