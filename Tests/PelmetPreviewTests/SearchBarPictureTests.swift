import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Search bars in the content.
@MainActor
@Suite struct SearchBarPictureTests {
  private typealias Options = PicturedApp.Options

  private func picture(_ version: Device.Release, _ change: @escaping @MainActor (UISearchBar) -> Void) throws -> DevicePicture {
    try PicturedApp.picture(Options(version: version, isMessage: true)) { app in
      guard let bottom = app.window.modelScreen?.navigationBar?.frame.maxY else { return }
      let bar = UISearchBar(frame: CGRect(x: 0, y: bottom, width: 402, height: 52))
      bar.placeholder = "Search mail"
      app.window.addSubview(bar)
      change(bar)
    }
  }

  @Test func showsTheValuesOfTheModel() throws {
    let picture = try picture(18) { bar in
      bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      bar.searchTextField.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      bar.searchTextField.leftView?.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      bar.searchTextField.attributedPlaceholder = NSAttributedString(
        string: "Find", attributes: [.foregroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1)])
    }
    #expect(picture.part("searchBar.background")?.contains("fill=\"rgb(255 0 0)\"") == true)
    #expect(picture.part("searchBar.field")?.contains("fill=\"rgb(0 255 0)\"") == true)
    #expect(picture.part("searchBar.icon")?.contains("color=\"rgb(0 0 255)\"") == true)
    #expect(picture.part("searchBar.placeholder")?.contains("fill=\"rgb(255 255 0)\">Find<") == true)
  }

  @Test func standsBelowTheNavigationBar() throws {
    let picture = try picture(18) { $0.barTintColor = .red }
    // 62 - 5 2/3 + 44.
    expectEqual(picture.numbers("y", in: "searchBar.background"), [100.333])
    expectEqual(picture.numbers("height", in: "searchBar.field"), [36])
  }

  @Test(arguments: [1e17, -1e300, .infinity, .nan]) func isDrawnWhateverItsOffset(offset: CGFloat) throws {
    let picture = try picture(18) { bar in
      bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: offset, vertical: offset)
      bar.searchTextPositionAdjustment = UIOffset(horizontal: offset, vertical: offset)
    }
    #expect(picture.numbers("x", in: "searchBar.field").allSatisfy { abs($0) <= 1e9 })
  }

  @Test func isGlassSinceIOS26() throws {
    try expectEqual(picture(26) { _ in }.glass(in: "searchBar.field").map(\.height), [44])
    #expect(try picture(26) { $0.searchBarStyle = .minimal }.part("searchBar.background") == nil)
  }

  @Test func cutsLongTexts() throws {
    let picture = try picture(18) { $0.text = String(repeating: "harbour & <b>", count: 20) }
    #expect(picture.part("searchBar.text")?.contains("…") == true)
    #expect(picture.part("searchBar.text")?.contains("<b>") == false)
  }
}
