import ModelCore
import PelmetTesting
import Testing

@testable import Shop

/// What users see on their way to the checkout. `RECORD=1` records it.
@MainActor
struct PictureTests {
  @Test func theWayToTheCheckoutLooksAsRecorded() throws {
    let shop = try ShopRun()
    shop.simulation.expectFilmStrip("checkout") { strip in
      strip.take("the catalogue")
      shop.run { shop.tabs.show("Teapot") }
      strip.take("a product", scene: .photo)
      shop.run { shop.simulation.tapBackButton(in: shop.tabs.catalogue) }
      shop.run { shop.tabs.checkOut() }
      strip.take("the checkout", scene: .article)
    }
    #expect(shop.simulation.faults.isEmpty)
  }

  @Test func noPictureIsLeftOver() {
    #expect(RecordedPictures.obsolete() == [])
  }
}
