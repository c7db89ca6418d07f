internal import Dispatch
package import PelmetSyntax

extension Workers {
  /// A thread on each of the machine's processors.
  package static let machine = Workers(
    { count, body in DispatchQueue.concurrentPerform(iterations: count, execute: body) },
    later: { body in DispatchQueue.global().async(execute: body) })
}
