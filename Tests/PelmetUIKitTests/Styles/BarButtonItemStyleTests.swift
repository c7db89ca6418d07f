import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct BarButtonItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.BarButtonItemStyle>] = [
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("titleTextAttributes", at: "attributes") { $0.titleTextAttributes = Theme.ByState(disabled: Sample.text) },
    SettableProperty("backgroundImage", at: "backgroundImages") {
      $0.backgroundImage = Theme.ByState(normal: Theme.ByItemStyle(any: Theme.ByMetrics(default: Sample.image)))
    },
    SettableProperty("backgroundVerticalPositionAdjustment", at: "backgroundVerticalPositionAdjustments") {
      $0.backgroundVerticalPositionAdjustment = Theme.ByMetrics(default: 1)
    },
    SettableProperty("titlePositionAdjustment", at: "titlePositionAdjustments") {
      $0.titlePositionAdjustment = Theme.ByMetrics(compact: Sample.offset)
    },
    SettableProperty("backButtonBackgroundImage", at: "backButtonBackgroundImages") {
      $0.backButtonBackgroundImage = Theme.ByState(normal: Theme.ByMetrics(default: Sample.image))
    },
    SettableProperty("backButtonTitlePositionAdjustment", at: "backButtonTitlePositionAdjustments") {
      $0.backButtonTitlePositionAdjustment = Theme.ByMetrics(default: Sample.offset)
    },
    SettableProperty("backButtonBackgroundVerticalPositionAdjustment", at: "backButtonBackgroundVerticalPositionAdjustments") {
      $0.backButtonBackgroundVerticalPositionAdjustment = Theme.ByMetrics(default: 1)
    },
    SettableProperty("imageInsets") { $0.imageInsets = Sample.insets },
    SettableProperty("landscapeImagePhoneInsets") { $0.landscapeImagePhoneInsets = Sample.insets },
    SettableProperty("largeContentSizeImageInsets") { $0.largeContentSizeImageInsets = Sample.insets },
    SettableProperty("isSymbolAnimationEnabled", since: 17) { $0.isSymbolAnimationEnabled = false },
    SettableProperty("hidesSharedBackground", since: 26) { $0.hidesSharedBackground = true },
    SettableProperty("sharesBackground", since: 26) { $0.sharesBackground = false },
    SettableProperty("isPaddingRemoved", since: 27) { $0.isPaddingRemoved = true },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.BarButtonItemStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.BarButtonItemStyle()) {
      UIBarButtonItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.BarButtonItemStyle()))
  }
}
