import Testing

@testable import PelmetRPC

/// Messages come out of a stream whatever its pieces are.
@Suite struct MessageSplitterTests {
  private typealias Piece = MessageSplitter.Piece

  private static let stream =
    "Content-Length: 2\r\n\r\n{}Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  4 \r\n\r\n[12]Content-Length: 0\n\n"

  private func pieces(_ framing: WireFormat.Framing, _ texts: [String], limit: Int = 20) -> [Piece] {
    var splitter = MessageSplitter(framing, limit: limit)
    return texts.flatMap { text in
      splitter.append(Array(text.utf8))
      var pieces: [Piece] = []
      while let piece = splitter.next() { pieces.append(piece) }
      return pieces
    }
  }

  private func message(_ text: String) -> Piece { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 7, 1000])
  func readsMessagesWithHeadersInPiecesOfAnySize(size: Int) {
    let characters = Array(Self.stream)
    let texts = stride(from: 0, to: characters.count, by: size).map { String(characters[$0..<min($0 + size, characters.count)]) }
    #expect(pieces(.headers, texts) == [message("{}"), message("[12]"), message("")])
  }

  @Test(arguments: [1, 3, 1000])
  func readsMessagesInLinesInPiecesOfAnySize(size: Int) {
    let characters = Array("{}\r\n\n  \n[12]\nrest").map(String.init)
    let texts = stride(from: 0, to: characters.count, by: size).map { characters[$0..<min($0 + size, characters.count)].joined() }
    #expect(pieces(.lines, texts) == [message("{}\r"), message("[12]")])
  }

  @Test func leavesOutAMessageThatIsTooLargeAndGoesOnBehindIt() {
    let large = String(repeating: "x", count: 21)
    let problem = Piece.noMessage("a message is larger than 20 bytes")
    #expect(
      pieces(.headers, ["Content-Length: 21\r\n\r\n", large, "Content-Length: 2\r\n\r\n{}"]) == [problem, message("{}")])
    #expect(pieces(.lines, [large, large, "\n{}\n" + large + "\n[]\n"]) == [problem, message("{}"), problem, message("[]")])
  }

  @Test(arguments: ["Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: x", "Content-Length", "X: 1"])
  func goesOnBehindAHeaderWithoutALength(header: String) {
    #expect(
      pieces(.headers, [header + "\r\n\r\nContent-Length: 2\r\n\r\n{}"]) == [
        .noMessage("a header has no Content-Length"), message("{}"),
      ])
  }

  @Test func forgetsAHeaderWithoutAnEnd() {
    let endless = String(repeating: "x", count: MessageSplitter.maximumHeader + 1)
    #expect(
      pieces(.headers, [endless, "Content-Length: 2\r\n\r\n{}"]) == [
        .noMessage("a header is longer than 8192 bytes"), message("{}"),
      ])
  }
}
