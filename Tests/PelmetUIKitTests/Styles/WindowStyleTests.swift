import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct WindowStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.WindowStyle>] = [
    SettableProperty("tintColor") { $0.tintColor = Sample.color },
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.WindowStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let window = UIWindow(frame: .zero)
      let before = reading(window)
      var style = Theme.WindowStyle()
      property.set(&style)
      style.apply(to: window)
      expectEqual(before.changes(to: reading(window)), [property.name])
      Theme.WindowStyle().apply(to: window, replacing: style)
      expectEqual(before.changes(to: reading(window)), [])
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.WindowStyle()).subtracting(["windowingControlStyle"]))
  }
}
