import PelmetTestSupport
import Testing

@testable import ModelCore

@MainActor
struct ModelClockTests {
  @Test func `work that a phase adds to itself waits for the next turn`() {
    let clock = ModelClock()
    var done: [String] = []
    clock.atLayoutPass {
      done.append("first")
      clock.atLayoutPass { done.append("second") }
      clock.layOut { done.append("layout") }
    }
    clock.turn()
    #expect(done == ["first", "layout"] && clock.hasWork)
    clock.turn()
    #expect(done == ["first", "layout", "second"] && !clock.hasWork)
  }

  @Test func `a turn in a turn runs what waits, and each work once`() {
    let clock = ModelClock()
    var done: [Int] = []
    for round in 0..<3 {
      for number in 0..<5 {
        clock.afterLayout {
          done.append(number)
          if number == 1 {
            clock.afterLayout { done.append(10 + round) }
            clock.turn()
          }
        }
      }
      clock.turn()
    }
    expectEqual(done, [0, 1, 10, 2, 3, 4, 0, 1, 11, 2, 3, 4, 0, 1, 12, 2, 3, 4])
  }

  @Test func `work is let go when it is done`() {
    let clock = ModelClock()
    weak var held: Token?
    do {
      let token = Token()
      held = token
      clock.layOut { _ = token }
    }
    #expect(held != nil)
    clock.turn()
    #expect(held == nil)
  }

  private final class Token {}
}
