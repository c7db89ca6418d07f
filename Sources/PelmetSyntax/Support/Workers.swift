/// The threads that a run may use: its caller lends them, and nobody here starts one.
package struct Workers: Sendable {
  /// Calls a body once with each number below a count, on any threads, and returns after the last call.
  package typealias Loop = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// Calls a body later, on another thread, or never if the process ends before.
  package typealias Later = @Sendable (_ body: @escaping @Sendable () -> Void) -> Void

  /// No threads but the caller's.
  package static let none = Workers(loop: nil, later: nil)

  private let loop: Loop?
  private let later: Later?

  private init(loop: Loop?, later: Later?) { (self.loop, self.later) = (loop, later) }

  package init(_ loop: @escaping Loop, later: Later? = nil) { self.init(loop: loop, later: later) }

  /// Whether so many elements are worth other threads: with a few, starting a thread takes longer than the work.
  package func serve(_ count: Int) -> Bool { loop != nil && count >= 8 }

  /// Gives a value away, so that another thread frees it: to free all that a long run has made takes a tenth of its time.
  package func free<Value: Sendable>(_ value: consuming sending Value) {
    guard let later else { return }
    let last = value
    later { _ = last }
  }

  /// The results of `transform` in the order of the elements. It is called on whatever threads.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard let loop, serve(elements.count) else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { results, count in
      // Each call has a place of its own in the buffer, which nobody else touches before the loop returns.
      nonisolated(unsafe) let results = results
      loop(elements.count) { results.initializeElement(at: $0, to: transform(elements[$0])) }
      count = elements.count
    }
  }
}
