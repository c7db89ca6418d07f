import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct NavigationBarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationBarStyle>] = [
    SettableProperty("barStyle") { $0.barStyle = .black },
    SettableProperty("isTranslucent", at: "explicitTranslucency") { $0.isTranslucent = false },
    SettableProperty("prefersLargeTitles") { $0.prefersLargeTitles = true },
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("barTintColor") { $0.barTintColor = Sample.color },
    SettableProperty("backgroundImage", at: "backgroundImages") {
      $0.backgroundImage = Theme.ByPosition(top: Theme.ByMetrics(compact: Sample.image))
    },
    SettableProperty("shadowImage") { $0.shadowImage = Sample.image },
    SettableProperty("titleTextAttributes") { $0.titleTextAttributes = Sample.text },
    SettableProperty("largeTitleTextAttributes") { $0.largeTitleTextAttributes = Sample.text },
    SettableProperty("titleVerticalPositionAdjustment", at: "titleVerticalPositionAdjustments") {
      $0.titleVerticalPositionAdjustment = Theme.ByMetrics(compact: 3)
    },
    SettableProperty("backIndicatorImage") { $0.backIndicatorImage = Sample.image },
    SettableProperty("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = Sample.image },
    SettableProperty("standardAppearance", since: 13, at: "slots.appearances.standard") {
      $0.standardAppearance = Sample.navigationBar
    },
    SettableProperty("compactAppearance", since: 13, at: "slots.appearances.compact") {
      $0.compactAppearance = Sample.navigationBar
    },
    SettableProperty("scrollEdgeAppearance", since: 13, at: "slots.appearances.scrollEdge") {
      $0.scrollEdgeAppearance = Sample.navigationBar
    },
    SettableProperty("compactScrollEdgeAppearance", since: 15, at: "slots.appearances.compactScrollEdge") {
      $0.compactScrollEdgeAppearance = Sample.navigationBar
    },
    SettableProperty("preferredBehavioralStyle", since: 16) { $0.preferredBehavioralStyle = .pad },
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
    SettableProperty("userInterfaceStyle", since: 13, at: "ownUserInterfaceStyle") { $0.userInterfaceStyle = .dark },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.NavigationBarStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.NavigationBarStyle()) {
      UINavigationBar()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.NavigationBarStyle()))
  }
}
