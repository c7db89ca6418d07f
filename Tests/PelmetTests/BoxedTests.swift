import Pelmet
import Testing

struct BoxedTests {
  @Test func writingACopyLeavesTheOriginal() {
    let original = NavigationBarStyle(standardAppearance: NavigationBarAppearance(backgroundColor: .rgb(1)))
    var copy = original
    copy.standardAppearance?.backgroundColor = .rgb(2)
    #expect(original.standardAppearance?.backgroundColor == .rgb(1))
    #expect(copy.standardAppearance?.backgroundColor == .rgb(2))
    copy.standardAppearance = nil
    #expect(original.standardAppearance != nil)
  }

  @Test func equalsByValueAndNotByBox() {
    let make = { TextAttributes(font: Font(size: 17)) }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
    #expect(make() != TextAttributes(font: Font(size: 18)))
    #expect(make() != TextAttributes())
  }

  @Test func takesOneWord() {
    #expect(MemoryLayout<Boxed<NavigationBarAppearance>>.size == MemoryLayout<Int>.size)
  }
}
