import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct ContentStyleTests {
  private nonisolated static func property(
    _ name: String, _ set: @escaping @Sendable (inout Theme.ScrollEdges) -> Void
  ) -> SettableProperty<Theme.ContentStyle> {
    SettableProperty(name, since: 26) {
      var edges = $0.scrollEdge ?? Theme.ScrollEdges()
      set(&edges)
      $0.scrollEdge = edges
    }
  }

  nonisolated static let properties: [SettableProperty<Theme.ContentStyle>] = [
    property("topStyle") { $0.top = Theme.ScrollEdgeEffect(style: .hard) },
    property("topIsHidden") { $0.top = Theme.ScrollEdgeEffect(isHidden: true) },
    property("leftStyle") { $0.left = Theme.ScrollEdgeEffect(style: .soft) },
    property("leftIsHidden") { $0.left = Theme.ScrollEdgeEffect(isHidden: true) },
    property("bottomStyle") { $0.bottom = Theme.ScrollEdgeEffect(style: .soft) },
    property("bottomIsHidden") { $0.bottom = Theme.ScrollEdgeEffect(isHidden: true) },
    property("rightStyle") { $0.right = Theme.ScrollEdgeEffect(style: .hard) },
    property("rightIsHidden") { $0.right = Theme.ScrollEdgeEffect(isHidden: true) },
  ]

  @Test("EDG-1: changes one edge and takes it back", arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.ContentStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let view = UIScrollView()
      let before = reading(view)
      var style = Theme.ContentStyle()
      property.set(&style)
      style.apply(to: view)
      #expect(before.changes(to: reading(view)) == (version < property.since ? [] : [property.name]))
      Theme.ContentStyle().apply(to: view, replacing: style)
      #expect(before.changes(to: reading(view)) == [])
    }
  }

  @Test func appliesEveryEdge() {
    #expect(propertyNames(of: Theme.ScrollEdges()) == ["top", "left", "bottom", "right"])
    #expect(propertyNames(of: Theme.ScrollEdgeEffect()) == ["style", "isHidden"])
  }
}
