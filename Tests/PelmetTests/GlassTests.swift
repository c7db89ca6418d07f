import PelmetTestSupport
import Testing

@testable import Pelmet

/// GLS-9: the colours of glass, as far as they were measured.
@Suite("Glass")
struct GlassTests {
  private static func grey(_ value: UInt8) -> Theme.Color.RGB { Theme.Color.RGB(red: value, green: value, blue: value) }

  @Test(
    "over black, grey and white it has the colours that were measured",
    arguments: [
      (Theme.Traits.Scheme.light, 0.0, [103, 183, 254]), (.light, 0.5, [142, 201, 254]), (.light, 1, [180, 219, 253]),
      (.dark, 0, [32, 146, 184]), (.dark, 0.5, [32, 119, 146]), (.dark, 1, [32, 91, 107]),
    ] as [(Theme.Traits.Scheme, Double, [UInt8])])
  func measured(scheme: Theme.Traits.Scheme, setting: Double, faces: [UInt8]) {
    let glass = Glass(scheme: scheme, setting: setting)
    expectEqual([0, 128, 255].map { glass.face(over: Self.grey($0)) }, faces.map(Self.grey))
  }

  @Test("between measured grounds and settings the colour changes evenly")
  func between() {
    expectEqual(Glass(scheme: .light, setting: 0.25).face(over: Self.grey(0)), Self.grey(123))
    expectEqual(Glass(scheme: .dark, setting: 0.5).face(over: Self.grey(64)), Self.grey(76))
  }

  @Test("each channel goes its own way")
  func channels() {
    #expect(
      Glass(scheme: .light).face(over: Theme.Color.RGB(red: 255, green: 128, blue: 0)) == .init(red: 254, green: 201, blue: 142))
  }

  @Test("the lens is darker than light glass, and lighter or darker than dark glass by the system")
  func lens() {
    let (light, dark) = (Glass(scheme: .light), Glass(scheme: .dark))
    expectEqual(light.lens(over: Self.grey(250), on: 27), Self.grey(232))
    expectEqual(light.lens(over: Self.grey(250), on: 26), Self.grey(231))
    expectEqual(dark.lens(over: Self.grey(32), on: 27), Self.grey(10))
    expectEqual(dark.lens(over: Self.grey(32), on: 26), Self.grey(50))
  }

  @Test("iOS 26 has one setting, iOS 27 three")
  func settings() {
    expectEqual(Glass.states(over: .white, in: .light, on: 26), [Glass(scheme: .light)])
    expectEqual(Glass.states(over: .white, in: .light, on: 27).map(\.setting), [0.5, 0, 1])
  }

  @Test(
    "a ground whose brightness contradicts the scheme gives glass of the other scheme, too",
    arguments: [
      (255, .light, [.light]), (130, .light, [.light, .dark]), (20, .light, [.dark, .light]), (0, .dark, [.dark]),
      (130, .dark, [.dark, .light]), (255, .dark, [.light, .dark]),
    ] as [(UInt8, Theme.Traits.Scheme, [Theme.Traits.Scheme])])
  func schemes(ground: UInt8, scheme: Theme.Traits.Scheme, expected: [Theme.Traits.Scheme]) {
    expectEqual(Glass.states(over: Self.grey(ground), in: scheme, on: 26).map(\.scheme), expected)
  }
}
