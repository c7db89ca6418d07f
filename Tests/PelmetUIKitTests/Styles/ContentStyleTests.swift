import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ContentStyleTests {
  private nonisolated static func edge(
    _ name: String, _ path: any WritableKeyPath<Theme.ScrollEdges, Theme.ScrollEdgeEffect?> & Sendable
  ) -> [SettableProperty<Theme.ContentStyle>] {
    SettableProperty.judged.within(name, path, Theme.ScrollEdgeEffect(), since: 26)
      .within("scrollEdge", \.scrollEdge, Theme.ScrollEdges(), since: 26)
  }

  nonisolated static let properties =
    edge("top", \.top) + edge("left", \.left) + edge("bottom", \.bottom) + edge("right", \.right)

  @Test("EDG-1: changes one edge and takes it back", arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.ContentStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let view = UIScrollView()
      let before = reading(view)
      var style = Theme.ContentStyle()
      property.set(&style)
      style.apply(to: view)
      expectEqual(before.changes(to: reading(view)), (version < property.since ? [] : [property.path]))
      Theme.ContentStyle().apply(to: view, replacing: style)
      expectEqual(before.changes(to: reading(view)), [])
    }
  }

  @Test func appliesEveryEdge() {
    expectEqual(propertyNames(of: Theme.ScrollEdges()), ["top", "left", "bottom", "right"])
    expectEqual(propertyNames(of: Theme.ScrollEdgeEffect()), Set(SettableProperty<Theme.ScrollEdgeEffect>.judged.map(\.name)))
  }
}
