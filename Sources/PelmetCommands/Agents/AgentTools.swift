internal import PelmetReports

/// A question that an agent asks, or a change that it asks for.
protocol AgentTool: SendableMetatype {
  static var name: String { get }
  /// For people.
  static var title: String { get }
  /// For agents: the use first.
  static var description: String { get }
  static var parameters: [ToolParameter] { get }
  /// The members of the result, each with its schema.
  static var output: [(String, JSONTree)] { get }
  /// Whether files stay as they are.
  static var isReadOnly: Bool { get }

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult
}

extension AgentTool {
  static var isReadOnly: Bool { true }
}

/// The tools of the server.
enum AgentTools {
  static let all: [any AgentTool.Type] = [
    ValidateTool.self, FixTool.self, ExplainTool.self, ResolveTool.self, PropertiesTool.self, TokensTool.self, DiffTool.self,
    PreviewTool.self,
  ]

  /// A tool as lists of tools have it.
  static func description(_ tool: any AgentTool.Type) -> JSONTree {
    [
      "name": .string(tool.name), "title": .string(tool.title), "description": .string(tool.description),
      "inputSchema": [
        "type": "object",
        "properties": .object(tool.parameters.map { .init($0.name, $0.schema) }),
        "required": .array(tool.parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "outputSchema": ["type": "object", "properties": .object(tool.output.map { .init($0, $1) })],
      "annotations": [
        "title": .string(tool.title), "readOnlyHint": .boolean(tool.isReadOnly), "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }
}

/// The answer of a tool.
struct ToolResult {
  /// The members of the answer, for programs.
  let content: [JSONTree.Member]
  /// Pictures and the like beside it.
  var attachments: [JSONTree] = []

  /// The members of a message: the content for programs, and again as text for those that read no other.
  var members: [JSONTree.Member] {
    let text: JSONTree = ["type": "text", "text": .string(JSONTree.object(content).line)]
    return [
      .init("content", .array([text] + attachments)), .init("structuredContent", .object(content)), .init("isError", false),
    ]
  }
}

/// The reason why a tool has no answer, with the step that fixes it.
struct ToolFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  var members: [JSONTree.Member] {
    [.init("content", [["type": "text", "text": .string(message)]]), .init("isError", true)]
  }
}

/// Schemas of what tools answer.
extension JSONTree {
  static func schema(_ type: String, _ description: String) -> JSONTree {
    ["type": .string(type), "description": .string(description)]
  }

  static func schema(listOf description: String) -> JSONTree {
    ["type": "array", "items": ["type": "object"], "description": .string(description)]
  }
}
