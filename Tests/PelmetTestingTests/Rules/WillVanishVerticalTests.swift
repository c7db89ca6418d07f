import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct WillVanishVerticalTests {
  private func findings(
    _ items: [UIBarButtonItem], hidesNavigationBar: Bool = true, on device: Device = .iPhoneDuo
  ) -> [AuditFinding] {
    let stage = AuditStage(device) {
      let page = screen("page")
      page.toolbarItems = items
      let navigation = UINavigationController(rootViewController: page)
      navigation.isNavigationBarHidden = hidesNavigationBar
      navigation.isToolbarHidden = false
      return navigation
    }
    return stage.findings(.willVanishVertical, Theme(name: "probe", table: Theme.Table(.init())))
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("a text that no bar shows is found once, with the postures in which it is lost") func findsText() {
    let found = findings([text("Archive"), .flexibleSpace()])
    #expect(
      found.map(\.message) == [
        "'page' loses the text item 'Archive' where bars stand at the side: without a navigation bar, no bar shows it"
      ])
    #expect(
      found.map(\.postures) == [["closed in portrait", "closed in landscape", "half open in landscape", "open in landscape"]])
    #expect(
      found.first?.description.hasSuffix(
        "[WillVanishVertical], when closed in portrait, closed in landscape, half open in landscape, open in landscape; "
          + "fix: give the item an image, or set its axisBehavior to verticalPreferred") == true)
  }

  /// The report flutter/flutter#193038: an app whose toolkit draws the title itself hides the navigation bar, and its back button, a view of
  /// its own, does not move to the side.
  @Test("flutter 193038: a back button that is a custom view without a navigation bar") func findsBackButton() {
    let back = UIBarButtonItem(customView: UIView())
    back.title = "Back"
    let found = findings([back])
    #expect(
      found.map(\.message) == [
        "'page' loses the custom view 'Back' where bars stand at the side: without a navigation bar, no bar shows it"
      ])
    back.axisBehavior = .verticalPreferred
    #expect(findings([back]).isEmpty)
  }

  @Test("an item that is horizontal only is found, although it has an image") func findsHorizontalOnly() {
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(findings([item]).isEmpty)
    item.axisBehavior = .horizontalOnly
    #expect(
      findings([item]).map(\.message) == [
        "'page' loses the horizontal-only item 'add' where bars stand at the side: without a navigation bar, no bar shows it"
      ])
    expectEqual(findings([item]).map(\.fix), ["set the item's axisBehavior to automatic, with an image"])
  }

  @Test("with a navigation bar nothing vanishes, nor on other devices and with an older SDK") func staysQuiet() {
    #expect(findings([text("Archive")], hidesNavigationBar: false).isEmpty)
    #expect(findings([text("Archive")], on: .iPhone).isEmpty)
    var device = Device.iPhoneDuo
    device.linkedSDK = 27
    #expect(findings([text("Archive")], on: device).isEmpty)
  }
}
