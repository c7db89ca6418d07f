import Foundation
import ModelCore
import Testing

@testable import Trails

/// The app as a person uses it, on the oldest system that it supports and on newer ones.
@MainActor
struct TrailsTests {
  nonisolated static let systems: [Device.Release] = [15, 18, 26]

  private func launched(on system: Device.Release, _ cause: LaunchCause = .icon) -> Simulation {
    Simulation.launched(cause, sceneDelegate: TrailsScene(), on: system)
  }

  private func shown(in app: Simulation) -> [String] {
    let rows = app.tableView?.visibleCells ?? []
    return rows.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test(arguments: systems) func `a tap on a row shows the trail, and the way back leads to the list`(_ system: Device.Release)
    throws
  {
    let app = launched(on: system)
    let stack = try app.found(UINavigationController.self)
    #expect(shown(in: app) == ["Aare Gorge", "Eiger Trail", "Five Lakes", "Hardergrat"])
    app.tapRow("Five Lakes")
    app.settle()
    #expect(stack.topViewController?.title == "Five Lakes")
    #expect(stack.navigationBar.modelBar.title == "Five Lakes")
    app.tapBackButton(in: stack)
    app.settle()
    #expect(try app.found(TrailList.self).tableView.indexPathForSelectedRow == nil)
    #expect(app.faults.isEmpty)
  }

  @Test(arguments: systems) func `a search leaves over what it finds`(_ system: Device.Release) {
    let app = launched(on: system)
    app.typeIntoSearch("tra")
    app.settle()
    #expect(shown(in: app) == ["Eiger Trail"])
    app.cancelSearch()
    app.settle()
    #expect(shown(in: app).count == 4)
    #expect(app.faults.isEmpty)
  }

  @Test(arguments: systems) func `the filter is a sheet of half the height, which can be dragged up and away`(
    _ system: Device.Release
  ) throws {
    let app = launched(on: system)
    app.tapItem(titled: "Filter")
    app.settle()
    let filter = try app.found(FilterSheet.self)
    #expect(filter.sheetPresentationController?.modelDetent == .medium)
    app.tapRow("Up to 10 km")
    app.dragSheet(of: filter, letGo: .at(.large))
    app.settle()
    #expect(filter.sheetPresentationController?.modelDetent == .large)
    app.dragSheet(of: filter, letGo: .dismiss)
    app.settle()
    #expect(shown(in: app) == ["Aare Gorge", "Eiger Trail"])
    #expect(app.faults.isEmpty)
  }

  @Test(arguments: systems) func `a trail is deleted only after a question`(_ system: Device.Release) throws {
    let app = launched(on: system)
    app.tapRow("Hardergrat")
    app.settle()
    for answer in ["Cancel", "Delete"] {
      app.tapItem(titled: "Delete")
      app.settle()
      #expect(app.alert?.title == "Delete Hardergrat?")
      app.tapAlertAction(answer)
      app.settle()
    }
    #expect(try app.found(UINavigationController.self).viewControllers.count == 1)
    #expect(shown(in: app) == ["Aare Gorge", "Eiger Trail", "Five Lakes"])
    #expect(app.faults.isEmpty)
  }

  @Test(arguments: systems) func `a photograph grows over the screen in a quarter of a second`(_ system: Device.Release) throws {
    let app = launched(on: system, .url(try #require(URL(string: "trails://trail/3/photo"))))
    let stack = try app.found(UINavigationController.self)
    let photo = try app.found(PhotoPage.self)
    #expect(photo.trail.name == "Five Lakes" && stack.viewControllers.count == 2)
    #expect(photo.view.window?.windowScene?.statusBarManager?.isStatusBarHidden == true)
    let close = try #require(photo.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
    app.tap(close)
    app.advance(by: 0.2)
    #expect(stack.presentedViewController === photo)
    app.advance(by: 0.1)
    #expect(stack.presentedViewController == nil && stack.topViewController?.title == "Five Lakes")
    #expect(app.faults.isEmpty)
  }

  @Test(arguments: systems) func `a link takes the place of whatever is in front`(_ system: Device.Release) throws {
    let app = launched(on: system)
    app.tapItem(titled: "Filter")
    app.settle()
    app.open(try #require(URL(string: "trails://trail/1")))
    app.settle()
    let stack = try app.found(UINavigationController.self)
    #expect(stack.presentedViewController == nil && stack.topViewController?.title == "Aare Gorge")
    app.open(try #require(URL(string: "trails://trail/99")))
    app.settle()
    #expect(stack.topViewController?.title == "Aare Gorge")
    #expect(app.faults.isEmpty)
  }

  @Test func `a screen that was left is gone`() throws {
    let app = launched(on: 26)
    let stack = try app.found(UINavigationController.self)
    try app.expectDeallocated {
      app.tapRow("Five Lakes")
      app.settle()
      let page = try #require(stack.topViewController)
      app.tapBackButton(in: stack)
      app.settle()
      return page
    }
  }
}
