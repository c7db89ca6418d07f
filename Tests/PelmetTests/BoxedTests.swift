import Pelmet
import Testing

struct BoxedTests {
  @Test func writingACopyLeavesTheOriginal() {
    let original = Theme.NavigationBarStyle(standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(1)))
    var copy = original
    copy.standardAppearance?.backgroundColor = .rgb(2)
    #expect(original.standardAppearance?.backgroundColor == .rgb(1))
    #expect(copy.standardAppearance?.backgroundColor == .rgb(2))
    copy.standardAppearance = nil
    #expect(original.standardAppearance != nil)
  }

  @Test func equalsByValueAndNotByBox() {
    let make = { Theme.TextAttributes(font: Theme.Font(size: 17)) }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
    #expect(make() != Theme.TextAttributes(font: Theme.Font(size: 18)))
    #expect(make() != Theme.TextAttributes())
  }

  @Test func takesOneWord() {
    #expect(MemoryLayout<Boxed<Theme.NavigationBarAppearance>>.size == MemoryLayout<Int>.size)
  }
}
