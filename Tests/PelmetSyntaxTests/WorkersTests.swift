import Dispatch
import PelmetSyntax
import PelmetTestSupport
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 7, 8, 100])
  func `results stand where their elements do`(count: Int) {
    let elements = (0..<count).map { "\($0)" }
    for workers in [Workers.none, .threads, .backwards] {
      expectEqual(workers.map(elements) { "<\($0)>" }, elements.map { "<\($0)>" })
    }
  }
}

extension Workers {
  /// Every processor of the machine.
  static let threads = Workers { count, body in DispatchQueue.concurrentPerform(iterations: count, execute: body) }

  /// One thread, which begins with what comes last.
  static let backwards = Workers { count, body in for index in (0..<count).reversed() { body(index) } }
}
