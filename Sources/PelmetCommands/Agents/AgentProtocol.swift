internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax

/// The revisions of the Model Context Protocol, and what a message has in each (<https://modelcontextprotocol.io/specification>).
enum AgentProtocol {
  /// The revision in which every request says its own.
  private static let modern = "2026-07-28"
  /// Those in which a client introduces itself first, the newest first.
  private static let older = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let prefix = "io.modelcontextprotocol/"

  private static let identity: JSONTree = [
    "name": "pelmet", "title": "Pelmet, themes for the bars of iOS apps", "version": .string(Release.number),
  ]

  private static let capabilities: JSONTree = ["tools": [:], "resources": [:]]

  private static let instructions = """
    Themes are files NAME.theme.json. After each edit call 'validate'; 'fix' makes the certain fixes. 'properties' has every key with its \
    type and the systems that have it, 'resolve' the final values of a theme and why they are so, 'preview' its picture. Do not guess keys, \
    colours or tokens: ask.
    """

  // MARK: - Requests

  /// Whether a request says its revision.
  static func isModern(_ parameters: JSONValue?) -> Bool { parameters?["_meta"]?[prefix + "protocolVersion"] != nil }

  /// Refuses a request of a revision that is not spoken, and one that does not say what it must.
  static func check(_ parameters: JSONValue?) throws(MessageError) {
    let meta = parameters?["_meta"]
    guard let version = meta?[prefix + "protocolVersion"]?.string, version == modern else {
      let requested = meta?[prefix + "protocolVersion"]?.string ?? ""
      throw MessageError(
        -32022, "this revision of the protocol is not spoken here",
        data: ["supported": versions, "requested": .string(VisibleText.shortened(requested))])
    }
    guard meta?[prefix + "clientCapabilities"]?.kind == .object else {
      throw .invalidParameters("expected an object \"\(prefix)clientCapabilities\" in \"_meta\"")
    }
  }

  /// The answer to a request of somebody who has not said a revision.
  static let stranger = MessageError.invalidParameters(
    "expected \"\(prefix)protocolVersion\" in \"_meta\", or a request \"initialize\" first")

  // MARK: - Answers

  private static let versions: JSONTree = .array(([modern] + older).map { .string($0) })

  /// The answer to `initialize`: the revision that the client asks for, or else the newest of its kind.
  static func greeting(_ parameters: JSONValue?) -> JSONTree {
    let requested = parameters?["protocolVersion"]?.string
    return [
      "protocolVersion": .string(requested.flatMap { older.contains($0) ? $0 : nil } ?? older[0]), "capabilities": capabilities,
      "serverInfo": identity, "instructions": .string(instructions),
    ]
  }

  static var discovery: JSONTree {
    complete(
      [
        .init("supportedVersions", versions), .init("capabilities", capabilities), .init("instructions", .string(instructions)),
      ], of: "server/discover")
  }

  /// A result with all that the newest revision wants in it.
  static func complete(_ members: [JSONTree.Member], of method: String) -> JSONTree {
    // Everything but the results of tools is the same until another release is installed.
    let caching: [JSONTree.Member] =
      method == "tools/call" ? [] : [.init("ttlMs", 3_600_000), .init("cacheScope", "public")]
    return .object(
      [.init("resultType", "complete")] + members + caching + [.init("_meta", .object([.init("\(prefix)serverInfo", identity)]))])
  }
}
