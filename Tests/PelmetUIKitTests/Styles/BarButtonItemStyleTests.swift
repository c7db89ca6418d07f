import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct BarButtonItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.BarButtonItemStyle>] =
    SettableProperty.judged.at([
      "tintColor": "ownTintColor"
    ])
    + [
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
      SettableProperty("badge", since: 26, at: "ownBadge") { $0.badge = Theme.BarButtonItemBadge(backgroundColor: Sample.color) },
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.BarButtonItemStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.BarButtonItemStyle()) {
      let item = UIBarButtonItem()
      item.badge = .count(7)
      return item
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test("LG-3: a badge keeps its text, takes the look, and loses it again", arguments: [Theme.OSVersion(26), 27])
  func changesTheBadge(version: Theme.OSVersion) {
    simulating(version) {
      let (item, mine) = (UIBarButtonItem(), UIBarButtonItem.Badge.count(7))
      item.badge = mine
      let badge = Theme.BarButtonItemBadge(
        backgroundColor: Sample.color, foregroundColor: Sample.color, font: Theme.Font(size: 9))
      let style = Theme.BarButtonItemStyle(badge: badge)
      style.apply(to: item)
      expectEqual(item.badge?.stringValue, "7")
      expectEqual(item.badge?.font?.pointSize, 9)
      #expect(item.badge?.backgroundColor != nil && item.badge?.foregroundColor != nil)
      expectEqual(mine.backgroundColor, nil, "a badge is a value: the app's own stays as it is")
      Theme.BarButtonItemStyle(badge: Theme.BarButtonItemBadge(font: Theme.Font(size: 9))).apply(to: item, replacing: style)
      #expect(item.badge?.backgroundColor == nil && item.badge?.font?.pointSize == 9)
    }
  }

  @Test("LG-3: a badge takes the look before an item gets it, and loses it again")
  func changesABadgeWithoutItem() {
    simulating(26) {
      var badge = UIBarButtonItem.Badge.string("new")
      let style = Theme.BarButtonItemBadge(backgroundColor: Sample.color, font: Theme.Font(size: 9))
      style.apply(to: &badge)
      #expect(badge.backgroundColor != nil && badge.foregroundColor == nil && badge.font?.pointSize == 9)
      Theme.BarButtonItemBadge().apply(to: &badge, replacing: style)
      #expect(badge.backgroundColor == nil && badge.font == nil && badge.stringValue == "new")
    }
  }

  @Test func givesNoItemABadge() {
    simulating(27) {
      let item = UIBarButtonItem()
      Theme.BarButtonItemStyle(badge: Theme.BarButtonItemBadge(backgroundColor: Sample.color)).apply(to: item)
      #expect(item.badge == nil)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.BarButtonItemStyle()))
  }
}
