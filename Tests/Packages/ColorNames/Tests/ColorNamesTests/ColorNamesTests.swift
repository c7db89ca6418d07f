import Coffee
import Kiosk
import Pelmet
import Shop
import Style
import Tea
import Testing
import Visitor

struct ColorNamesTests {
  private let accents: [Theme.Color?] = [.rgb(0x6F4E37), .rgb(0x2E7D32)]

  @Test func aModuleUsesTheNamesOfItsBaseBesideItsOwn() {
    #expect(Shop.colors == [.rgb(0x9A3412), .rgb(0x5B6270), .rgb(0x5B6270)])
    #expect(Theme.shop.color(.price) == .rgb(0x5B6270))
  }

  @Test func aThemeMayLackAColour() {
    #expect(Theme.coffee.color(.price) == nil)
    #expect(Theme.coffee.color(named: "accent") == accents[0])
  }

  @Test func aScreenOrAContextOfThatNameIsAnotherThing() {
    #expect(Coffee.color == accents[0])
    #expect(Coffee.table.style.window?.tintColor == .rgb(0x3B2A20))
  }

  @Test func twoModulesMayHaveOneName() {
    #expect(Kiosk.colors == accents + accents.suffix(1))
    #expect(Kiosk.others == [.rgb(0x3B2A20), .rgb(0x1B5E20), .rgb(0xFFFFFF), nil])
    #expect(Visitor.colors == accents)
    #expect(Visitor.selected == accents)
  }
}
