import Testing

@testable import Pelmet

/// The tokens of `Goldens/Brand.Themes.index.swift`: their types, and their values for every theme and trait.
@Suite struct GeneratedTokensTests {
  private static let looks: [Theme.Traits] = [
    Theme.Traits(), Theme.Traits(scheme: .dark), Theme.Traits(contrast: .high), Theme.Traits(scheme: .dark, contrast: .high),
    Theme.Traits(scheme: .dark, level: .elevated),
  ]

  private func looks(of color: Theme.Color) -> [UInt32?] { Self.looks.map { color.resolved(for: $0).rgb?.rgba } }

  @Test func `a colour has every look in one symbol`() {
    #expect(looks(of: Tokens.color.ink) == [0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0xFFFFFFFF])
    #expect(looks(of: Tokens.color.paper) == [0xFFFFFFFF, 0x000000FF, 0xF0F0F0FF, 0xF0F0F0FF, 0x000000FF])
    #expect(Tokens.color.gray._1_5 == Tokens.color.ink)
    #expect(Tokens.color.gray._15 == Tokens.color.paper)
    #expect(Tokens.color.vivid.displayP3?.green == 0.2)
    #expect(Tokens.color.brand.root == .rgb(0xCC0066))
  }

  @Test func `measures, times and numbers are plain numbers`() {
    let numbers: [Double] = [Tokens.space.default, Tokens.motion.quick]
    #expect(numbers == [0.5, 0.15])
  }

  @Test func `motion has curves and transitions`() {
    let curve: Theme.TimingCurve = Tokens.motion.swiftOut
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == [0.4, 0, 0.2, 1])
    #expect(Tokens.motion.enter == Theme.Transition(duration: 0.15, delay: 0.05, curve: curve))
  }

  @Test func `text has families, weights and typography`() {
    #expect(Tokens.text.family == ["Inter", "Helvetica Neue"])
    #expect([Tokens.text.strong, Tokens.text.odd] == [Theme.FontWeight.semibold, Theme.FontWeight(450)])
    let headline = Tokens.text.headline
    #expect(
      headline
        == Theme.Typography(
          families: ["Inter", "Helvetica Neue"], size: 17, weight: .semibold, letterSpacing: -0.25, lineHeight: 1.3))
    #expect(headline.font == Theme.Font(size: 17, family: "Inter", weight: .semibold))
  }

  @Test func `surfaces have shadows, gradients, borders and strokes, whose colours adapt`() throws {
    let layers = Tokens.surface.raised
    #expect(layers.map { [$0.x, $0.y, $0.blur, $0.radius, $0.spread] } == [[0, 2, 8, 4, 0], [0, 1, 1, 0.5, -1]])
    #expect(layers.map(\.isInset) == [false, true])
    #expect(layers.map(\.color) == [.rgba(0x00000033), Tokens.color.ink])
    let shadow = Theme.Shadow(color: .rgba(0x00000033), offset: Theme.Offset(horizontal: 0, vertical: 2), blurRadius: 8)
    #expect(layers.first?.textShadow == shadow)
    let stops = Tokens.surface.sunset.stops
    #expect(stops == [Theme.Image.Stop(Tokens.color.paper, at: 0), Theme.Image.Stop(Tokens.color.vivid, at: 0.75)])
    #expect(Tokens.surface.sunset.image(.up).content == .gradient(stops, direction: .up))
    #expect(Tokens.surface.frame == Theme.Border(Tokens.color.paper, width: 1, style: .dashed))
    #expect([Tokens.surface.line, Tokens.surface.stitch] == [.dotted, .dashes([2, 4], cap: .round)])
  }

  @Test func `what no colour can follow is asked for with traits`() {
    #expect([Theme.Traits(), Theme.Traits(scheme: .dark)].map(Tokens.number.opacity) == [0.4, 0.6])
    #expect(Theme.Traits.Idiom.allCases.map { Tokens.space.card(for: Theme.Traits(idiom: $0)) } == [16, 24, 16, 16])
    #expect([25, 26, 27].map { Tokens.space.gutter(for: Theme.Traits(os: Theme.OSVersion($0))) } == [24, 20, 20])
  }

  @Test func `themes that disagree have a value each, and others none`() {
    #expect(Tokens.color.brand.pressed(in: .brandDense) == .rgb(0x660033))
    #expect(Tokens.color.brand.pressed(in: .brandRoomy) == .rgba(0xCC006680))
    #expect(Tokens.color.brand.pressed(in: .values) == nil)
    let pad = Theme.Traits(idiom: .pad)
    #expect([Theme.brandDense, .brandRoomy, .values].map { Tokens.space.row(in: $0, for: pad) } == [4, 12, nil])
    #expect(Tokens.space.row(in: .brandRoomy, for: Theme.Traits()) == 8)
  }
}
