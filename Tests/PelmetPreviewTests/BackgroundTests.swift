import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// States that a thread of its own changes.
struct BackgroundTests {
  @Test func `changes happen in the order in which they were added, however many wait`() {
    let work = Background([Int]())
    for number in 0..<1000 { work.add { $0.append(number) } }
    expectEqual(work.finish(), Array(0..<1000))
  }

  @Test func `more can be added to a finished state`() {
    let work = Background("a")
    work.add { $0 += "b" }
    expectEqual(work.finish(), "ab")
    work.add { $0 += "c" }
    expectEqual(work.finish(), "abc")
  }
}
