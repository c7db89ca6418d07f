import PelmetRewriting
import PelmetTestSupport
import Synchronization
import Testing

/// Threads with room for what goes deep.
@Suite struct LargeStackTests {
  @Test(arguments: [0, 1, 2, 7, 1_000])
  func `each number is taken once`(count: Int) {
    let taken = Mutex<[Int]>([])
    LargeStack.perform(count) { number in taken.withLock { $0.append(number) } }
    expectEqual(taken.withLock { $0.sorted() }, Array(0..<count))
  }

  @Test func `work may go deep on each thread`() {
    @Sendable func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number - 1) + 1 }
    let depths = Mutex<[Int]>([])
    LargeStack.perform(8) { _ in
      let depth = depth(100_000)
      depths.withLock { $0.append(depth) }
    }
    expectEqual(depths.withLock { $0 }, Array(repeating: 100_000, count: 8))
  }
}
