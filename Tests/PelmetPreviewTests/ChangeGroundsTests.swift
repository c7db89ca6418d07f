import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Conclusions from the pictures of one place hold for another one only where nothing is left open.
@Suite struct ChangeGroundsTests {
  private var templates = Templates()

  /// A picture with one hole.
  private mutating func picture(_ color: String) -> Templates.Picture {
    templates.picture(
      ScreenDrawing.Sketch(
        lines: ["<svg>", "<title>a</title>", "<rect fill=\"\(color)\"/>", "</svg>"], look: "a", scenes: [], approximations: []))
  }

  /// Those with full transparency over the list.
  private mutating func pictures(_ colors: String...) -> [Templates.Picture] { colors.map { picture($0) } }

  /// The origin of the hole's value where it is not that of the first picture.
  private mutating func origin(_ color: String, _ grounds: inout ChangeGrounds) -> PictureFamily.Origin? {
    grounds.change(from: 0, to: picture(color), templates).origins.first
  }

  @Test mutating func `a value of another look is that of the same look elsewhere`() {
    var grounds = ChangeGrounds(pictures("red", "pink", "blue", "navy"), templates)
    expectEqual(origin("blue", &grounds), .look(2))
    #expect(grounds.hold(for: pictures("lime", "green", "teal", "aqua")))
  }

  @Test mutating func `a value of no look follows from the one that it replaces`() {
    var grounds = ChangeGrounds(pictures("red", "red", "blue", "blue"), templates)
    // The first hole is in the title.
    let grey = picture("grey").values[1]
    expectEqual(origin("grey", &grounds), .value(grey))
    #expect(grounds.hold(for: pictures("red", "lime", "teal", "aqua")))
    #expect(!grounds.hold(for: pictures("lime", "red", "blue", "blue")))
  }

  @Test mutating func `a value that two looks have holds where they are equal`() {
    var grounds = ChangeGrounds(pictures("red", "pink", "blue", "blue"), templates)
    expectEqual(origin("blue", &grounds), .look(2))
    #expect(grounds.hold(for: pictures("lime", "green", "teal", "teal")))
    #expect(!grounds.hold(for: pictures("lime", "green", "teal", "aqua")))
  }

  @Test mutating func `a value that stays may be that of an equal look`() {
    var grounds = ChangeGrounds(pictures("red", "pink", "red", "navy"), templates)
    expectEqual(origin("red", &grounds), nil)
    #expect(grounds.hold(for: pictures("lime", "green", "lime", "aqua")))
    #expect(!grounds.hold(for: pictures("lime", "green", "teal", "aqua")))
  }

  @Test mutating func `pictures with other holes are others`() {
    let grounds = ChangeGrounds(pictures("red", "pink", "blue", "navy"), templates)
    let other = templates.picture(
      ScreenDrawing.Sketch(lines: ["<svg>", "<title>a</title>", "</svg>"], look: "a", scenes: [], approximations: []))
    #expect(!grounds.hold(for: pictures("red", "pink", "blue") + [other]))
  }
}
