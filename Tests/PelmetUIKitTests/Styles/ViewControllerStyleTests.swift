import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ViewControllerStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.ViewControllerStyle>] =
    SettableProperty.judged
    + [
      SettableProperty("modalPresentationCapturesStatusBarAppearance") { $0.modalPresentationCapturesStatusBarAppearance = true }
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.ViewControllerStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let controller = UIViewController()
      let before = reading(controller)
      var style = Theme.ViewControllerStyle()
      property.set(&style)
      style.apply(to: controller)
      let changes = Set(before.changes(to: reading(controller)).map { String($0.prefix { $0 != "." }) })
      expectEqual(changes, (version < property.since ? [] : [property.name]))
      Theme.ViewControllerStyle().apply(to: controller, replacing: style)
      expectEqual(before.changes(to: reading(controller)), [])
    }
  }

  @Test func appliesEveryPropertyThatIsModelled() {
    // Themed containers answer the last one.
    let unmodelled: Set = ["automaticallyAdjustsScrollViewInsets", "modalTransitionStyle", "preferredVerticalBarBehavior"]
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.ViewControllerStyle()).subtracting(unmodelled))
  }
}
