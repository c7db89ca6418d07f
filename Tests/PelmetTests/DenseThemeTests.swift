import Foundation
import Pelmet
import PelmetTestSupport
import Testing

struct DenseThemeTests {
  @Test func takesAFewWords() {
    #expect(MemoryLayout<Theme>.size <= 256)
    #expect(MemoryLayout<Theme.Style>.size <= 256)
  }

  @Test func setsEverything() {
    expectEqual(unset(in: Mirror(reflecting: Theme.Style.sample), path: "style"), [])
  }

  @Test func isBuiltCopiedComparedAndHashedOnASmallStack() async {
    let equal = await withCheckedContinuation { continuation in
      let thread = Thread {
        let theme = Theme.dense()
        var copy = theme.table.style
        copy.navigationBar?.standardAppearance?.buttonAppearance?.normal?.titleTextAttributes?.kern = 9
        let other = Theme.dense()
        continuation.resume(returning: theme == other && theme.hashValue == other.hashValue && copy != theme.table.style)
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    #expect(equal)
  }

  /// The paths of the optionals that are nil.
  private func unset(in mirror: Mirror, path: String) -> [String] {
    if mirror.displayStyle == .optional && mirror.children.isEmpty { return [path] }
    if mirror.subjectType == Theme.Color.self { return [] }
    return mirror.children.flatMap { unset(in: Mirror(reflecting: $0.value), path: "\(path).\($0.label ?? "")") }
  }
}
