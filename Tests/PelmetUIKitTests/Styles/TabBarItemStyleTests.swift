import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct TabBarItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarItemStyle>] = [
    SettableProperty("titleTextAttributes", at: "attributes") { $0.titleTextAttributes = Theme.ByState(selected: Sample.text) },
    SettableProperty("titlePositionAdjustment") { $0.titlePositionAdjustment = Sample.offset },
    SettableProperty("badgeColor") { $0.badgeColor = Sample.color },
    SettableProperty("badgeTextAttributes", at: "badgeAttributes") {
      $0.badgeTextAttributes = Theme.ByState(normal: Sample.text)
    },
    SettableProperty("imageInsets") { $0.imageInsets = Sample.insets },
    SettableProperty("landscapeImagePhoneInsets") { $0.landscapeImagePhoneInsets = Sample.insets },
    SettableProperty("largeContentSizeImageInsets") { $0.largeContentSizeImageInsets = Sample.insets },
    SettableProperty("standardAppearance", since: 13, at: "slots.appearances.standard") { $0.standardAppearance = Sample.tabBar },
    SettableProperty("scrollEdgeAppearance", since: 15, at: "slots.appearances.scrollEdge") {
      $0.scrollEdgeAppearance = Sample.tabBar
    },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarItemStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarItemStyle()) {
      UITabBarItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.TabBarItemStyle()))
  }
}
