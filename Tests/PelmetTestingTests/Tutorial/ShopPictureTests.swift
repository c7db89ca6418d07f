import ModelCore
import Pelmet
import PelmetTesting
import PelmetUIKit
import Testing

@MainActor
@Suite struct ShopPictureTests {
  // begin: test
  @Test(.simulation(device: .iPhone, on: 26)) func showsTheGallery() throws {
    let window = ShopWindow()
    window.show()
    Theme.shop.apply(to: window)
    Simulation.current.settle()
    Simulation.current.expectPicture("home")

    try #require(window.find(UITabBarController.self)).selectedIndex = 1
    Simulation.current.settle()
    Simulation.current.expectPicture("photo")
  }

  @Test func noPictureIsLeftOver() {
    #expect(RecordedPictures.obsolete() == [])
  }
  // end: test

  // begin: strip
  @Test(.simulation(device: .iPhone, on: 26)) func walksThroughTheTabs() throws {
    let window = ShopWindow()
    window.show()
    Theme.shop.apply(to: window)
    let tabs = try #require(window.find(UITabBarController.self))
    Simulation.current.settle()

    Simulation.current.expectFilmStrip("tabs") { strip in
      strip.take("home")
      for (index, name) in [(1, "gallery"), (2, "account")] {
        tabs.selectedIndex = index
        Simulation.current.settle()
        strip.take(name)
      }
    }
  }
  // end: strip
}
