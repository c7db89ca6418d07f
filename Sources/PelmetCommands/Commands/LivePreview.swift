internal import PelmetFiles
internal import PelmetServer

/// A preview that is drawn again whenever one of its files changes.
struct LivePreview {
  /// The last picture, and the problems of the files as they are now.
  private(set) var content = LivePage.Content(picture: LiveScript.emptyPage)
  private let draw: Draw
  private var visited: Set<String> = []
  private var permitted: [String] = []
  private var stamp = FolderStamp(of: [])
  /// The last messages on the console.
  private var messages = ""

  /// Draws with files as they are now, of which some have changed since the last drawing.
  typealias Draw = (_ changed: [String]) -> PreviewDrawing

  /// Draws for the first time.
  /// - Parameter stream: Has the messages of this drawing.
  init(messagesOn stream: Console.Stream, drawing draw: @escaping Draw) {
    self.draw = draw
    redraw([], messagesOn: stream)
  }

  /// Where the files are that were looked at.
  var places: Set<[UInt8]> { stamp.places }

  /// Draws again if a file has changed. Returns whether one has.
  ///
  /// An editor may save in several steps, and several files: drawing waits until nothing has changed for a moment, but not for long.
  /// - Parameter pause: Waits for such a moment.
  mutating func update(messagesOn stream: Console.Stream, pause: () -> Void) -> Bool {
    var now = FolderStamp(of: visited, permitting: permitted)
    guard now != stamp else { return false }
    for _ in 0..<Self.mostPauses {
      let before = now
      pause()
      now = FolderStamp(of: visited, permitting: permitted)
      if now == before { break }
    }
    let changed = now.paths(changedSince: stamp)
    stamp = now
    redraw(changed, messagesOn: stream)
    return true
  }

  /// How often a change that goes on is waited for.
  private static let mostPauses = 25

  private mutating func redraw(_ changed: [String], messagesOn stream: Console.Stream) {
    let drawing = draw(changed)
    // The stamp is older than the drawing, and knows no folder that settings have just named: what is there counts as a change.
    (visited, permitted) = (drawing.visited, drawing.permitted)
    if let page = drawing.page { content.picture = page }
    let first = drawing.firstFindings
    content.problems = LivePage.Problems(summary: first.summary, findings: first.texts, areErrors: first.areErrors)
    let messages = Console.Stream.text(isColored: stream.isColored, of: drawing.explain)
    // Every save would say the same.
    if messages != self.messages { stream.write(messages) }
    self.messages = messages
  }
}

extension Console.Stream {
  /// The text that `explain` writes.
  fileprivate static func text(isColored: Bool, of explain: (Console.Stream) -> Void) -> String {
    var text = ""
    explain(Console.Stream(isTerminal: isColored, environment: [:]) { text += $0 })
    return text
  }
}
