import Pelmet
import PelmetTestSupport
import Testing

struct BoxedTests {
  @Test func writingACopyLeavesTheOriginal() {
    let original = Theme.NavigationBarStyle(standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(1)))
    var copy = original
    copy.standardAppearance?.backgroundColor = .rgb(2)
    expectEqual(original.standardAppearance?.backgroundColor, .rgb(1))
    expectEqual(copy.standardAppearance?.backgroundColor, .rgb(2))
    copy.standardAppearance = nil
    #expect(original.standardAppearance != nil)
  }

  @Test func equalsByValueAndNotByBox() {
    let make = { Theme.TextAttributes(font: Theme.Font(size: 17)) }
    expectEqual(make(), make())
    expectEqual(make().hashValue, make().hashValue)
    #expect(make() != Theme.TextAttributes(font: Theme.Font(size: 18)))
    #expect(make() != Theme.TextAttributes())
  }

  @Test func takesOneWord() {
    expectEqual(MemoryLayout<Boxed<Theme.NavigationBarAppearance.Box>>.size, MemoryLayout<Int>.size)
  }

  /// A class of a generic type is looked up by name when a theme is first used.
  @Test(
    arguments: [
      Theme.Style.sample, Theme.NavigationBarStyle.sample, Theme.ToolbarStyle.sample, Theme.TabBarStyle.sample,
      Theme.SearchBarStyle.sample, Theme.BarButtonItemStyle.sample, Theme.TabBarItemStyle.sample,
      Theme.NavigationBarAppearance.sample, Theme.BarButtonItemStateAppearance.sample, Theme.TextAttributes.sample,
    ] as [any Sendable])
  func boxesAreNotGeneric(style: any Sendable) {
    let wrappers = Mirror(reflecting: style).children.filter { $0.label?.hasPrefix("_") == true }
    #expect(!wrappers.isEmpty)
    for wrapper in wrappers {
      // The one that follows `Boxed`.
      expectEqual(String(reflecting: type(of: wrapper.value)).count { $0 == "<" }, 1)
    }
  }

  @Test func readsAndWritesThroughAxes() {
    var style = Theme.BarButtonItemStyle(titleTextAttributes: Theme.ByState(normal: Theme.TextAttributes(kern: 1)))
    let copy = style
    style.titleTextAttributes?.normal?.kern = 2
    style.titleTextAttributes?.disabled = Theme.TextAttributes(kern: 3)
    expectEqual(copy.titleTextAttributes, Theme.ByState(normal: Theme.TextAttributes(kern: 1)))
    expectEqual(style.titleTextAttributes?.normal?.kern, 2)
    expectEqual(style.titleTextAttributes?.disabled?.kern, 3)
  }
}
