/// A page that changes while browsers show it.
package actor LivePage {
  /// A page as browsers show it.
  package struct Content: Sendable, Equatable {
    /// The page as HTML: the last one that could be drawn.
    package var picture: String
    package var problems: Problems

    package init(picture: String, problems: Problems = Problems()) { (self.picture, self.problems) = (picture, problems) }
  }

  /// The findings that a page tells beside its picture.
  package struct Problems: Sendable, Equatable {
    /// How many there are; empty if there is nothing to say.
    package var summary: String
    /// Each in lines, as in the terminal.
    package var findings: [String]
    /// Whether they keep a newer picture from being drawn.
    package var areErrors: Bool

    package init(summary: String = "", findings: [String] = [], areErrors: Bool = false) {
      (self.summary, self.findings, self.areErrors) = (summary, findings, areErrors)
    }
  }

  /// A content with the names of its versions. They differ from those of every other run, so that a browser that has outlived a server
  /// knows that the next one has another page.
  package struct Edition: Sendable, Equatable {
    package let content: Content
    /// Another one after every change.
    package let version: String
    /// Another one after every change of the picture.
    package let pictureVersion: String
  }

  package private(set) var edition: Edition
  private let run: UInt64
  private var changes = 0
  private var isClosed = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var visitors = 0

  package init(_ content: Content, run: UInt64 = .random(in: 0 ... .max)) {
    self.run = run
    edition = Edition(content: content, version: "\(run)-0", pictureVersion: "\(run)-0")
  }

  /// Shows another content. The same one again is no change.
  package func show(_ content: Content) {
    guard content != edition.content else { return }
    changes += 1
    let version = "\(run)-\(changes)"
    let pictureVersion = content.picture == edition.content.picture ? edition.pictureVersion : version
    edition = Edition(content: content, version: version, pictureVersion: pictureVersion)
    wakeAll()
  }

  /// Answers all who wait, now and from now on.
  package func close() {
    isClosed = true
    wakeAll()
  }

  /// The first edition that is not of this version, at once if there is one; `nil` if there is none after some time.
  package func edition(after version: String, within limit: Duration) async -> Edition? {
    if edition.version == version, !isClosed { await change(within: limit) }
    return edition.version == version ? nil : edition
  }

  /// How many wait for a change.
  package var waitingCount: Int { waiting.count }

  /// Waits for a change, for the time to be over, or for the task to be cancelled.
  private func change(within limit: Duration) async {
    visitors += 1
    let visitor = visitors
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: limit)
      await self?.wake(visitor)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[visitor] = continuation }
      }
    } onCancel: {
      alarm.cancel()
    }
  }

  private func wake(_ visitor: Int) { waiting.removeValue(forKey: visitor)?.resume() }

  private func wakeAll() {
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume() }
  }
}
