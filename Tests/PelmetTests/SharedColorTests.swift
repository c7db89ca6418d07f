import PelmetTestSupport
import Testing

@testable import Pelmet

/// Colours that share others: as a tree, each of these would have more nodes than there are atoms.
@Suite struct SharedColorTests {
  /// A colour mixed with itself, again and again.
  private func doublings(of color: Theme.Color, _ count: Int = 200) -> Theme.Color {
    (0..<count).reduce(color) { color, _ in color.mixed(with: color, amount: 0.5) }
  }

  private let label = Theme.Color.system(.label)

  @Test func `equal colours are equal, and have one hash, wherever they were made`() {
    let (one, other) = (doublings(of: label), doublings(of: label))
    expectEqual(one, other)
    expectEqual(one.hashValue, other.hashValue)
    expectEqual(Set([one, other, doublings(of: .system(.link)), doublings(of: label, 199)]).count, 3)
  }

  @Test func `colours that differ at the bottom are different`() {
    let (light, dark) = (Theme.Color.rgb(0x123456), Theme.Color.rgb(0x654321))
    let one = Theme.Color.adaptive(light: label, dark: light)
    expectEqual(doublings(of: one), doublings(of: .adaptive(light: label, dark: light)))
    #expect(doublings(of: one) != doublings(of: .adaptive(light: label, dark: dark)))
  }

  @Test func `equal graphs of different sharing are equal`() {
    var (left, right) = (label, label)
    var shared = label
    for _ in 0..<200 {
      (left, right) = (left.mixed(with: right, amount: 0.5), left.mixed(with: right, amount: 0.5))
      shared = shared.mixed(with: shared, amount: 0.5)
    }
    expectEqual(left, right)
    expectEqual(left, shared)
  }

  @Test func `operands of another order, number and count make another colour`() {
    let link = Theme.Color.system(.link)
    let colors = [
      label.mixed(with: link, amount: 0.5), link.mixed(with: label, amount: 0.5), label.mixed(with: link, amount: 0.25),
      label.withAlpha(0.5), link.withAlpha(0.5), label.contrasting(with: link), label.contrasting(with: link, minimum: 3),
      .readable(on: label, candidates: [link]), .readable(on: label, candidates: [link, label]),
      .readable(on: label, candidates: [link], minimum: 4),
    ]
    expectEqual(Set(colors).count, colors.count)
  }

  @Test func `a variant of a shared colour is shared`() {
    let color = doublings(of: .adaptive(light: label, dark: .system(.link)))
    expectEqual(color.variant(.dark), doublings(of: .system(.link)))
    expectEqual(color.variant(.lightHighContrast), doublings(of: label))
    expectEqual(Theme.Color.adaptive(light: color, dark: .rgb(0x000000)).variant(.light), color.variant(.light))
  }

  @Test func `each operand is worked out once`() {
    let color = doublings(of: label)
    var leaves = 0
    var derivations = 0
    let depth = color.fold(
      leaf: { _ in
        leaves += 1
        return 0
      },
      derive: { _, depths in
        derivations += 1
        return (depths.max() ?? 0) + 1
      })
    #expect((leaves, derivations, depth) == (2, 200, 200))
    expectEqual(color.known(.light) { _ in .rgb(0x336699) }, Theme.Color.RGB(0x336699))
    #expect(color.known(.light) { _ in nil } == nil)
  }

  @Test func `a parameter of a shared colour is bound once`() {
    let color = doublings(of: Theme.Color(.parameter("accent")))
    var worked = Theme.Color.Worked<Theme.Color>()
    var count = 0
    let bound = color.binding(&worked) { _ in
      count += 1
      return label
    }
    expectEqual(bound, doublings(of: label))
    expectEqual(count, 2)
  }

  /// Binding in the middle and at the bottom is the same as deriving from the argument.
  @Test func `an adaptive argument makes an adaptive colour`() {
    let pair = Theme.Color.adaptive(light: .rgb(0x112233), dark: .rgb(0xDDEEFF))
    var worked = Theme.Color.Worked<Theme.Color>()
    let bound = Theme.Color(.parameter("accent")).withAlpha(0.5).binding(&worked) { _ in pair }
    expectEqual(bound, pair.withAlpha(0.5))
  }
}
