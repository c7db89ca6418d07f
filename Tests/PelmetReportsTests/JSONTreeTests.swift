import Foundation
import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct JSONTreeTests {
  @Test(
    arguments: [
      (.null, "null\n"),
      ([], "[]\n"),
      ([:], "{}\n"),
      ([1, 2.5, true, "a\"b"], "[1, 2.5, true, \"a\\\"b\"]\n"),
      (["b": 1, "a": ["c": []]], "{\"b\": 1, \"a\": {\"c\": []}}\n"),
    ] as [(JSONTree, String)])
  func writesWhatIsShortOnOneLine(tree: JSONTree, text: String) {
    expectEqual(tree.text, text)
  }

  @Test(arguments: [(0, 1), (1, 4)])
  func breaksWhatIsLongerThanALine(extra: Int, lines: Int) {
    let tree: JSONTree = [.string(String(repeating: "x", count: 112 + extra)), 12]
    expectEqual(tree.text.split(separator: "\n").count, lines)
  }

  @Test func indentsWhatIsBroken() {
    let long = String(repeating: "x", count: 120)
    #expect(
      (["a": [.string(long)], "b": ["c": 1]] as JSONTree).text == """
        {
          "a": [
            "\(long)"
          ],
          "b": {"c": 1}
        }

        """)
  }

  @Test func writesWhatIsEmptyOnOneLineHoweverDeepItIs() {
    let deep = (0..<100).reduce([:] as JSONTree) { tree, _ in ["a": tree] }
    #expect(deep.text.contains("{}\n"))
  }

  @Test func needsNoMoreStackForADeepDocument() async {
    let deep = (0..<1_000).reduce([] as JSONTree) { tree, level in level.isMultiple(of: 2) ? [tree, 1] : ["a": tree] }
    let lengths = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: [deep.line.utf8.count, deep.text.split(separator: "\n").count]) }
      thread.stackSize = 128 << 10
      thread.start()
    }
    expectEqual(lengths, [500 * 5 + 500 * 7 + 2, 500 * 3 + 500 * 2 + 1])
  }

  @Test func leavesOutMembersWithoutAValue() {
    expectEqual(JSONTree.members(["a": nil, "b": 1]), ["b": 1])
  }
}

extension JSONTree: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) {
    self = .number(value)
  }
}
