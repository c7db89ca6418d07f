import PelmetTestSupport
import Testing

@testable import PelmetSyntax

@Suite struct PointerTests {
  @Test func `a pointer names every key and position on the way, with escapes`() {
    let document = Reading(##"[1, { "a/b": [[], { "~": true }], "c": {} }, [[[2]]]]"##).document
    #expect(
      document.map { Self.pointers(of: $0.root) } == [
        "", "/0", "/1", "/1/a~1b", "/1/a~1b/0", "/1/a~1b/1", "/1/a~1b/1/~0", "/1/c", "/2", "/2/0", "/2/0/0", "/2/0/0/0",
      ])
  }

  @Test func `elements of a long array know their positions`() {
    let document = Reading("[" + (0..<1000).map { $0 % 7 == 0 ? "[[\($0)]]" : "\($0)" }.joined(separator: ",") + "]").document
    expectEqual(document.map { $0.root.elements.map(\.pointer) }, (0..<1000).map { "/\($0)" })
  }

  @Test(arguments: ["7", "{ \"a\": 7 }", "[[7]]"])
  func `the pointers of all values take as many steps as there are values`(_ element: String) {
    func steps(_ count: Int) -> Int {
      let document = Reading("[" + Array(repeating: element, count: count).joined(separator: ",") + "]").document
      var steps = 0
      for value in document?.root.elements.map({ $0 }) ?? [] { _ = value.pointer(counting: &steps) }
      return steps
    }
    #expect(steps(20_000) <= 20_000 * 64)
    #expect(steps(40_000) <= 2 * steps(20_000) + 64 * 64)
  }

  private static func pointers(of value: JSONValue) -> [String] {
    [value.pointer] + (value.members.map(\.value) + value.elements.map { $0 }).flatMap { pointers(of: $0) }
  }
}
