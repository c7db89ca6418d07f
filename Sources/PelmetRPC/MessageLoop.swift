internal import PelmetReports
internal import PelmetSyntax

/// The conversation of a server with its client, until one of them ends it.
///
/// Messages are taken in their order. Before each one the loop takes what else has come, so that a request which the client takes back is
/// not worked on, and what the server tells by itself waits until there is no message.
package enum MessageLoop {
  /// The bytes that have come: empty if none have, `nil` at the end of the stream.
  /// - Parameter waits: Whether to wait until some come.
  package typealias Read = (_ waits: Bool) -> [UInt8]?

  /// Runs until the service has ended, or the client has sent everything.
  package static func run(
    _ service: inout some MessageService, _ format: WireFormat, reading read: Read, writing write: @escaping ([UInt8]) -> Void
  ) {
    let client = MessageClient(format, write: write)
    var inbox = Inbox(format)
    var hasRested = true
    while !service.hasEnded {
      let waits = inbox.isEmpty && hasRested
      if inbox.takesMore { inbox.take(read(waits)) }
      // A wait that ends without a message ended for something else, which the service looks at.
      if waits, inbox.isEmpty, !inbox.isAtEnd { hasRested = false }
      if let message = inbox.next() {
        handle(message, with: &service, for: client)
        hasRested = false
      } else if !hasRested {
        service.rest(client)
        hasRested = true
      } else if inbox.isAtEnd {
        return
      }
    }
  }

  private static func handle(_ message: Message, with service: inout some MessageService, for client: MessageClient) {
    switch message {
    case .request(let id, let method, let parameters):
      do throws(MessageError) {
        client.answer(id, .success(try service.answer(method, parameters, to: client)))
      } catch {
        client.answer(id, .failure(error))
      }
    case .notification(let method, let parameters): service.note(method, parameters, of: client)
    case .wrong(let id, let error): client.answer(id ?? .none, .failure(error))
    case .answer: break
    }
  }
}

/// The messages of a client that wait.
private struct Inbox {
  /// Most messages that wait here; more wait where the client has put them.
  private static let capacity = 1024

  private let format: WireFormat
  private var splitter: MessageSplitter
  /// In their order from ``first`` on.
  private var messages: [Message] = []
  private var first = 0
  private(set) var isAtEnd = false

  init(_ format: WireFormat) {
    self.format = format
    splitter = MessageSplitter(format.framing)
  }

  var isEmpty: Bool { first == messages.count }

  var takesMore: Bool { !isAtEnd && messages.count - first < Self.capacity }

  mutating func take(_ bytes: [UInt8]?) {
    guard let bytes else {
      isAtEnd = true
      return
    }
    guard !bytes.isEmpty else { return }
    splitter.append(bytes)
    while let piece = splitter.next() {
      switch piece {
      case .message(let bytes): add(Message(bytes))
      case .noMessage(let problem): messages.append(.wrong(id: nil, .invalidRequest(problem)))
      }
    }
  }

  /// Adds a message. One that takes a request back which still waits takes its place.
  private mutating func add(_ message: Message) {
    if case .notification(format.cancellation, let parameters) = message,
      let id = parameters?[format.cancelledMember].flatMap({ MessageID($0) })
    {
      let index = messages[first...].firstIndex { if case .request(id, _, _) = $0 { true } else { false } }
      if let index, format.answersCancelled {
        messages[index] = .wrong(id: id, .cancelled)
      } else if let index {
        messages.remove(at: index)
      }
      return
    }
    messages.append(message)
  }

  mutating func next() -> Message? {
    guard !isEmpty else { return nil }
    defer {
      first += 1
      if first == messages.count { (messages, first) = ([], 0) }
    }
    return messages[first]
  }
}
