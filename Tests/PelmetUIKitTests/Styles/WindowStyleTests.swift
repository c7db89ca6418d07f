import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct WindowStyleTests {
  nonisolated static let properties: [SettableProperty<WindowStyle>] = [
    SettableProperty("tintColor") { $0.tintColor = Sample.color },
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<WindowStyle>, version: OSVersion) {
    simulating(version) {
      let window = UIWindow(frame: .zero)
      let before = reading(window)
      var style = WindowStyle()
      property.set(&style)
      style.apply(to: window)
      #expect(before.changes(to: reading(window)) == [property.name])
      WindowStyle().apply(to: window, replacing: style)
      #expect(before.changes(to: reading(window)) == [])
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: WindowStyle()))
  }
}
