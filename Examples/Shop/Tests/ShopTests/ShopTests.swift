import ModelCore
import Pelmet
import Testing

@testable import Shop

@MainActor
struct ShopTests {
  @Test func launchShowsTheCompanysBarsInTheShopsColours() throws {
    let shop = try ShopRun()
    #expect(shop.catalogue.largeTitle == "Catalogue")
    #expect(shop.catalogue.titleText.color.modelHex() == "#10131A")
    let tabBar = shop.tabs.tabBar
    #expect(tabBar.modelBar.look.background.color?.modelHex() == "#FFFFFF")
    #expect(tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor?.modelHex() == "#9A3412")
    #expect(shop.simulation.faults.isEmpty)
  }

  @Test func aProductIsShownUnderAClearBarAndLeftThroughAnOpaqueOne() throws {
    let shop = try ShopRun()
    shop.run { shop.tabs.show("Teapot") }
    #expect(shop.catalogue.title == "Teapot")
    #expect(shop.catalogue.look.slot == .item(.scrollEdge))
    #expect(shop.catalogue.look.background.color == nil)
    #expect(shop.catalogue.backButton?.title == "Catalogue")
    #expect(shop.tabs.catalogue.topViewController?.hidesBottomBarWhenPushed == true)
    #expect(shop.screen?.tabBar == nil)
    #expect(shop.screen?.statusBar.style == .lightContent)
    shop.run { shop.simulation.tapBackButton(in: shop.tabs.catalogue) }
    #expect(shop.catalogue.largeTitle == "Catalogue")
    #expect(shop.catalogue.backButton == nil)
    #expect(shop.screen?.tabBar?.items.count == 2)
    #expect(shop.screen?.statusBar.style == .darkContent)
    #expect(shop.simulation.faults.isEmpty)
  }

  @Test func aSwipeBackThatIsGivenUpLeavesTheProductsBars() throws {
    let shop = try ShopRun()
    shop.run { shop.tabs.show("Teapot") }
    let swipe = try shop.simulation.beginInteractivePop(in: shop.tabs.catalogue)
    swipe.update(0.4)
    shop.run { swipe.cancel() }
    #expect(shop.catalogue.title == "Teapot")
    #expect(shop.catalogue.look.slot == .item(.scrollEdge))
    #expect(shop.screen?.statusBar.style == .lightContent)
  }

  @Test func theBackIndicatorIsTheCompanysImageFromItsOwnBundle() throws {
    let shop = try ShopRun()
    shop.run { shop.tabs.show("Teapot") }
    let folder = Bundle.main.bundleURL.appending(path: "CompanyStyle_CompanyStyle.resources")
    let bundle = try #require(Bundle(url: folder))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Assets.xcassets/Chevron.imageset/Chevron.svg"))
    let chevron = try #require(UIImage(named: "Chevron", in: bundle, with: nil))
    #expect(shop.catalogue.backIndicator == .custom(chevron, mask: chevron))
    #expect(UIImage(named: "Chevron") != chevron)
  }

  @Test func theCheckoutHasBarsOfItsOwn() throws {
    let shop = try ShopRun()
    shop.run { shop.tabs.checkOut() }
    let checkout = try #require(shop.tabs.presentedViewController as? UINavigationController)
    #expect(!checkout.navigationBar.modelBar.isLarge)
    #expect(checkout.navigationBar.modelBar.look.background.color?.modelHex() == "#FFFFFF")
    guard case .color(let shadow) = checkout.navigationBar.modelBar.look.shadow else {
      Issue.record("no shadow of the checkout's colour")
      return
    }
    #expect(shadow.modelHex() == "#10131A33")
    shop.run { shop.tabs.dismiss(animated: true) }
    #expect(shop.tabs.presentedViewController == nil)
    #expect(shop.catalogue.look.shadow == .none)
  }

  @Test func bothTabsShowTheTheme() throws {
    let shop = try ShopRun()
    shop.run { shop.simulation.tapTab(1, in: shop.tabs) }
    #expect(shop.tabs.selectedViewController === shop.tabs.basket)
    #expect(shop.tabs.basket.navigationBar.modelBar.largeTitle == "Basket")
    #expect(shop.tabs.basket.navigationBar.modelBar.largeTitleText.color.modelHex() == "#10131A")
    // The tabs dissolve into each other, and the one that comes has appeared before the other is gone.
    let ends = shop.simulation.log.names(for: [.appearance]).suffix(4).compactMap { $0.split(separator: ".").last }
    #expect(ends == ["viewDidAppear", "viewDidAppear", "viewDidDisappear", "viewDidDisappear"])
  }

  @Test func aCampaignRecoloursTheBarsAndWhatIsReadOnThem() throws {
    let shop = try ShopRun()
    shop.run { shop.scene.show(.campaign(Theme.Color.RGB(0x7A0C07))) }
    let selected = shop.tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected
    #expect(shop.tabs.tabBar.modelBar.look.background.color?.modelHex() == "#7A0C07")
    #expect(selected.iconColor?.modelHex() == "#FFFFFF")
    #expect(shop.catalogue.titleText.color.modelHex() == "#FFFFFF")
    shop.run { shop.scene.show(.shop) }
    #expect(shop.catalogue.titleText.color.modelHex() == "#10131A")
  }

  @Test(arguments: [13, 15, 26] as [Device.Release])
  func launchesOnEverySystem(version: Device.Release) throws {
    let shop = try ShopRun(on: version)
    #expect(shop.catalogue.titleText.color.modelHex() == "#10131A")
    #expect(shop.simulation.faults.isEmpty)
  }
}
