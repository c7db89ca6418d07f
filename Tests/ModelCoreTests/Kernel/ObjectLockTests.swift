import Foundation
import ModelCore
import PelmetTestSupport
import Synchronization
import Testing

/// `objc_sync_enter`, with which code of before Swift's concurrency guards an object.
struct ObjectLockTests {
  private final class Guarded: @unchecked Sendable {
    var numbers: [Int] = []

    func add(_ number: Int) {
      objc_sync_enter(self)
      defer { objc_sync_exit(self) }
      objc_sync_enter(self)
      numbers.append(number)
      objc_sync_exit(self)
    }
  }

  @Test func threadsWaitForEachOther() {
    let guarded = Guarded()
    DispatchQueue.concurrentPerform(iterations: 200) { guarded.add($0) }
    expectEqual(guarded.numbers.sorted(), Array(0..<200))
  }
}
