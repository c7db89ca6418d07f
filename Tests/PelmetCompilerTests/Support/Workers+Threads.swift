import Dispatch
import PelmetSyntax

extension Workers {
  /// Every processor of the machine.
  static let threads = Workers { count, body in DispatchQueue.concurrentPerform(iterations: count, execute: body) }

  /// One thread, which begins with what comes last.
  static let backwards = Workers { count, body in for index in (0..<count).reversed() { body(index) } }
}
