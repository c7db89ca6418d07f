import PelmetTestSupport
import Testing

@testable import PelmetPreview

@Suite struct ChangedPartsTests {
  private func picture(title: String = "a", badge: String? = "b", group: String = "c") -> String {
    let item = badge.map { "<g class=\"part\" data-part=\"bar.badge\">\n<text>\($0)</text>\n</g>\n" } ?? ""
    return """
      <svg>
      <g clip-path="url(#x)">
      <g class="part" data-part="bar">
      <rect/>
      <g class="part" data-part="bar.title">
      <g transform="none"><text>\(title)</text></g>
      <g opacity="0.5">
      <text>\(group)</text>
      </g>
      </g>
      \(item)</g>
      </g>
      </svg>

      """
  }

  private func marked(_ picture: String) -> [String] {
    picture.matches(of: /changed" data-part="([^"]+)"/).map { String($0.1) }
  }

  @Test func `marks the innermost parts that differ, in both pictures`() {
    let both = ChangedParts.marked(picture(), picture(group: "d"))
    expectEqual(marked(both.before), ["bar.title"])
    expectEqual(marked(both.after), ["bar.title"])
    expectEqual(both.before.replacing(" changed", with: ""), picture())
  }

  @Test func `marks a part that only one picture has`() {
    let both = ChangedParts.marked(picture(), picture(badge: nil))
    expectEqual(marked(both.before), ["bar.badge"])
    expectEqual(marked(both.after), [])
  }

  @Test func `marks nothing in equal pictures`() {
    expectEqual(marked(ChangedParts.marked(picture(), picture()).after), [])
  }
}
