import Pelmet
import PelmetTestSupport
import Testing

struct ThemeTests {
  private func style(_ number: UInt32) -> Theme.Style { Theme.Style(window: Theme.WindowStyle(tintColor: .rgb(number))) }

  private func tint(_ table: Theme.Table) -> Theme.Color? { table.style.window?.tintColor }

  private var theme: Theme {
    Theme(
      name: "midnight", title: "Midnight", colors: [Theme.NamedColor("ink", .rgb(7))],
      table: Theme.Table(
        style(1), rows: [Theme.Row(Theme.Condition(scheme: .dark), style(2)), Theme.Row(Theme.Condition(), style(3))]),
      places: [
        Theme.PlaceTable(Theme.Place(context: mail), Theme.Table(style(10)), isIsolated: true),
        Theme.PlaceTable(Theme.Place(context: mail, screen: photo), Theme.Table(style(11))),
        Theme.PlaceTable(Theme.Place(screen: photo), Theme.Table(style(12))),
      ])
  }

  private let photo = Theme.Screen("photo")
  private let unknownScreen = Theme.Screen("unknown")
  private let mail = Theme.Context("mail")
  private let unknownContext = Theme.Context("unknown")

  @Test func givesTheTableOfAPlace() {
    expectEqual(tint(theme[photo]), .rgb(12))
    expectEqual(tint(theme[mail]), .rgb(10))
    expectEqual(tint(theme[mail, photo]), .rgb(11))
  }

  @Test func leavesOutThePartsOfAPlaceThatItDoesNotKnow() {
    expectEqual(tint(theme[unknownScreen]), .rgb(1))
    expectEqual(tint(theme[unknownContext]), .rgb(1))
    expectEqual(tint(theme[mail, unknownScreen]), .rgb(10))
    expectEqual(tint(theme[unknownContext, photo]), .rgb(12))
    expectEqual(tint(theme[unknownContext, unknownScreen]), .rgb(1))
  }

  @Test func readsSectionsAndColoursByName() {
    expectEqual(theme.style.window?.tintColor, .rgb(1))
    #expect(theme.style.navigationBar == nil)
    expectEqual(theme.color(named: "ink"), .rgb(7))
    #expect(theme.color(named: "paper") == nil)
    expectEqual(theme.color(Theme.ColorName("ink")), .rgb(7))
    #expect(theme.color(Theme.ColorName(rawValue: "paper")) == nil)
  }

  @Test func equalsThemesWithEqualColours() {
    func theme(_ colors: [Theme.NamedColor]) -> Theme { Theme(name: "t", _colors: { colors }, table: Theme.Table(style(1))) }
    let ink = Theme.NamedColor("ink", .rgb(7))
    expectEqual(theme([ink]), Theme(name: "t", colors: [ink], table: Theme.Table(style(1))))
    expectEqual(theme([ink]).hashValue, Theme(name: "t", colors: [ink], table: Theme.Table(style(1))).hashValue)
    #expect(theme([ink]) != theme([]))
    #expect(theme([ink]) != theme([Theme.NamedColor("ink", .rgb(8))]))
  }

  @Test func takesTheFirstRowThatHolds() {
    expectEqual(theme.resolved(for: Theme.Traits(scheme: .dark)), style(2))
    expectEqual(theme.resolved(for: Theme.Traits(scheme: .light)), style(3))
    expectEqual(theme[photo].resolved(for: Theme.Traits(scheme: .dark)), style(12))
  }

  @Test func equalsByValue() {
    expectEqual(theme, theme)
    expectEqual(Set([theme, theme]).count, 1)
  }
}
