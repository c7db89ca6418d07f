import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct BarButtonItemStyleTests {
  nonisolated static let properties: [SettableProperty<BarButtonItemStyle>] = [
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("titleTextAttributes", at: "attributes") { $0.titleTextAttributes = ByState(disabled: Sample.text) },
    SettableProperty("backgroundImage", at: "backgroundImages") {
      $0.backgroundImage = ByState(normal: ByItemStyle(any: ByMetrics(default: Sample.image)))
    },
    SettableProperty("backgroundVerticalPositionAdjustment", at: "backgroundVerticalPositionAdjustments") {
      $0.backgroundVerticalPositionAdjustment = ByMetrics(default: 1)
    },
    SettableProperty("titlePositionAdjustment", at: "titlePositionAdjustments") {
      $0.titlePositionAdjustment = ByMetrics(compact: Sample.offset)
    },
    SettableProperty("backButtonBackgroundImage", at: "backButtonBackgroundImages") {
      $0.backButtonBackgroundImage = ByState(normal: ByMetrics(default: Sample.image))
    },
    SettableProperty("backButtonTitlePositionAdjustment", at: "backButtonTitlePositionAdjustments") {
      $0.backButtonTitlePositionAdjustment = ByMetrics(default: Sample.offset)
    },
    SettableProperty("backButtonBackgroundVerticalPositionAdjustment", at: "backButtonBackgroundVerticalPositionAdjustments") {
      $0.backButtonBackgroundVerticalPositionAdjustment = ByMetrics(default: 1)
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
  func changesExactlyWhatIsSet(property: SettableProperty<BarButtonItemStyle>, version: OSVersion) {
    expectExactly(property, on: version, of: BarButtonItemStyle()) {
      UIBarButtonItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: BarButtonItemStyle()))
  }
}
