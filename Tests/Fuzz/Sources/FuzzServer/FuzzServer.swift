import Foundation
import PelmetDiagnostics
import PelmetLanguageServer
import PelmetRPC
import PelmetReports
import PelmetSyntax

/// libFuzzer's own entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `FuzzServer [OPTIONS OF LIBFUZZER]`
@_cdecl("FuzzServer_main")
func main(count: CInt, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  Campaign.makeFolder()
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments) { bytes, count in
    Campaign.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// All inputs of one process: the messages of a client, which the byte 0x1E parts, behind those that begin a session.
private enum Campaign {
  /// Stands for the folder of the workspace in the addresses of messages.
  private static let mark = "file:///f"
  private static let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
    "pelmet-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  private static let tokens = ##"{ "color": { "ink": { "$type": "color", "$value": "#112233" } } }"##
  private static let theme = ##"{ "pelmet": 1, "tokens": ["t.tokens.json"], "toolbar": { "tintColor": "{color.ink}" } }"##

  static func makeFolder() {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in [("a.theme.json", theme), ("t.tokens.json", tokens), ("pelmet.json", "{}")] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    } catch {
      fatalError("\(folder.path) cannot be filled: \(error)")
    }
    atexit {
      try? FileManager.default.removeItem(at: Campaign.folder)
      print("A server was sent \(Campaign.count) messages.")
    }
  }

  /// The messages of all inputs, besides those that begin a session.
  nonisolated(unsafe) private static var count = 0

  static func check(_ bytes: [UInt8]) {
    let address = FileURI.text(folder.path)
    let text = String(decoding: bytes, as: UTF8.self).replacing(mark, with: address)
    let messages = beginning(address) + text.split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
    var input = messages.map { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }[...]
    count += messages.count - 1
    // The rest, which is no message, comes last as it is.
    input.append(bytes)
    var server = LanguageServer(version: "0")
    MessageLoop.run(&server, .languageServer) { _ in
      input.popFirst()
    } writing: { output in
      guard let start = output.firstIndex(of: UInt8(ascii: "{")) else { fatalError("an answer is no message") }
      var sources = SourceMap()
      var findings = DiagnosticBag()
      let file = sources.add(path: "answer", bytes: Array(output[start...]))
      precondition(JSONReader.read(file, in: sources, respelled: .kept, into: &findings) != nil, "an answer is no JSON")
    }
  }

  private static func beginning(_ address: String) -> [String] {
    let document: JSONTree = [
      "uri": .string(address + "/a.theme.json"), "languageId": "json", "version": 1, "text": .string(theme),
    ]
    return [
      [
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": ["capabilities": [:], "workspaceFolders": [["uri": .string(address), "name": "f"]]],
      ],
      ["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document]],
    ].map { (message: JSONTree) in message.line }
  }
}
