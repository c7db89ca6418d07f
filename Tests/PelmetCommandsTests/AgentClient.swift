import ArgumentParser
import Foundation
import PelmetRPC

@testable import PelmetCommands

/// A client of `pelmet mcp`, which sends all of its messages at once.
struct AgentClient {
  typealias Object = [String: Any]

  let folders: [String]

  /// The answers to messages, in their order.
  func answers(_ messages: [String]) throws -> [Object] {
    var server = AgentServer(AgentWorkspace(folders, try ModuleOptions.parse([])))
    var input: [UInt8]? = Array(messages.map { $0 + "\n" }.joined().utf8)
    var output: [UInt8] = []
    MessageLoop.run(&server, .modelContext) { _ in
      defer { input = nil }
      return input
    } writing: {
      output += $0
    }
    return try output.split(separator: UInt8(ascii: "\n")).map {
      try JSONSerialization.jsonObject(with: Data($0)) as? Object ?? [:]
    }
  }

  /// A request of the newest revision.
  static func request(_ method: String, _ parameters: String = "") -> String {
    let meta =
      "\"_meta\": { \"io.modelcontextprotocol/protocolVersion\": \"2026-07-28\", \"io.modelcontextprotocol/clientCapabilities\": {} }"
    let rest = parameters.isEmpty ? "" : ", \(parameters)"
    return "{ \"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\(method)\", \"params\": { \(meta)\(rest) } }"
  }

  /// The result of a request, or its error.
  func ask(_ method: String, _ parameters: String = "") throws -> Object {
    let answer = try answers([Self.request(method, parameters)]).first ?? [:]
    return answer["result"] as? Object ?? answer["error"] as? Object ?? [:]
  }

  /// The answer of a tool.
  func call(_ tool: String, _ arguments: String = "{}") throws -> Object {
    let result = try ask("tools/call", "\"name\": \"\(tool)\", \"arguments\": \(arguments)")
    return result["structuredContent"] as? Object ?? [:]
  }

  /// The words with which a tool refuses; `nil` if it does not.
  func refusal(_ tool: String, _ arguments: String) throws -> String? {
    let result = try ask("tools/call", "\"name\": \"\(tool)\", \"arguments\": \(arguments)")
    guard result["isError"] as? Bool == true else { return nil }
    return (result["content"] as? [Object])?.first?["text"] as? String
  }
}
