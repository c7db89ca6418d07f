import PelmetTestSupport
import Testing

@testable import ModelCore

/// A list that grows at its end moves when it has twice as many; one that is made anew, with each call.
@MainActor
@Suite struct NavigationChangeTests {
  private let stack = (0..<1_000).map { _ in UIViewController() }

  private func pop(_ index: Int) -> NavigationChange {
    NavigationChange(
      keeping: index, below: stack[index], replacing: [stack[index]], added: [], removed: [stack[index]], animated: false)
  }

  private func push(_ index: Int) -> NavigationChange {
    NavigationChange(
      keeping: index, below: stack[index - 1], replacing: [], added: [stack[index]], removed: [], animated: false)
  }

  /// How often a list of a change has moved while others were merged into it.
  private func moves(
    of list: KeyPath<NavigationChange, [UIViewController]>, in change: NavigationChange, merging others: [NavigationChange]
  ) -> Int {
    func place() -> UnsafeRawPointer? { change[keyPath: list].withUnsafeBytes { $0.baseAddress } }
    return others.count(where: { other in
      let before = place()
      change.merge(other)
      return place() != before
    })
  }

  @Test("controllers popped one by one are merged without moving those before them") func mergesPops() {
    let change = pop(stack.count - 1)
    #expect(moves(of: \.replaced, in: change, merging: (1..<stack.count - 1).reversed().map(pop)) < 20)
    expectEqual(change.stackBefore(in: [stack[0]]), stack)
  }

  @Test("controllers that go before they were shown are merged without moving the others") func mergesPopsOfPushed() {
    let change = push(1)
    (2..<stack.count).map(push).forEach(change.merge)
    #expect(moves(of: \.added, in: change, merging: (1..<stack.count).reversed().map(pop)) < 20)
    #expect(change.added.isEmpty && change.removed.count == stack.count - 1)
  }

  @Test("pushes and pops by turns are merged without a search among all that went") func mergesTurns() {
    let change = push(1)
    let turns = (1..<stack.count - 1).flatMap { [pop($0), push($0 + 1)] }
    #expect(moves(of: \.removed, in: change, merging: turns) < 20)
    expectEqual(change.removed, Array(stack[1..<stack.count - 1]))
  }

  @Test("a controller that comes back is not among those that went") func takesBack() {
    let change = pop(3)
    change.merge(push(3))
    #expect(change.removed.isEmpty && change.added.first === stack[3])
  }
}
