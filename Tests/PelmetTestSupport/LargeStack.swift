internal import Foundation
internal import Synchronization

/// Runs work on a thread with a large stack: the parser goes as deep as 256 levels, for which threads of tests
/// have no room.
package func withLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
  let result = Mutex<Result?>(nil)
  let end = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    result.withLock { $0 = value }
    end.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  end.wait()
  return result.withLock { $0 }
}
