import PelmetTestSupport
import Testing

@testable import ModelCore

struct IdentityTests {
  /// Equal to every other.
  private final class Thing: Equatable {
    static func == (a: Thing, b: Thing) -> Bool { true }
  }

  private let things = (0..<20).map { _ in Thing() }

  @Test func `objects are found by identity, not by equality`() {
    expectEqual(things.index(ofObject: things[3]), 3)
    #expect(things.index(ofObject: Thing()) == nil)
    #expect(!things.hasObject(nil))
    expectEqual((things + things).lastIndex(ofObject: things[3]), 23)
  }

  @Test(arguments: [0, 3, 8, 9, 20])
  func `the others of few or many stay in order`(count: Int) {
    let rest = things.without(Array(things.prefix(count)))
    expectEqual(rest.count, 20 - count)
    expectEqual(rest.countShared(with: Array(things.dropFirst(count))), 20 - count)
  }

  @Test func `a beginning is the same objects in the same order`() {
    #expect(things.begins(withObjects: Array(things.prefix(4))))
    #expect(things.begins(withObjects: []))
    #expect(!things.begins(withObjects: things.reversed()))
    #expect(!Array(things.prefix(2)).begins(withObjects: things))
  }

  @Test func `only the object itself is removed`() {
    var rest = things
    rest.removeObject(things[5])
    rest.removeObject(Thing())
    #expect(rest.count == 19 && !rest.hasObject(things[5]))
  }
}
