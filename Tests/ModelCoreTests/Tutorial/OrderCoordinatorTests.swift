// begin: import
import ModelCore
import Testing
// end: import

// begin: push
@MainActor
@Test func aSelectedOrderIsPushed() throws {
  let app = OrderStage()
  try app.found(OrderListScreen.self).onSelect("7")
  app.simulation.settle()

  let screens = try app.navigation.viewControllers
  #expect(screens.count == 2)
  #expect((screens.last as? OrderScreen)?.order == "7")
  #expect(app.reports.screens == ["orders", "order 7"])
  #expect(app.simulation.faults.isEmpty)
}
// end: push

// begin: back
@MainActor
@Test func aCancelledSwipeReportsTheOrderAgain() throws {
  let app = OrderStage()
  try app.found(OrderListScreen.self).onSelect("7")
  app.simulation.settle()

  let swipe = try app.simulation.beginInteractivePop(in: app.navigation)
  swipe.update(0.4)
  swipe.cancel()
  app.simulation.settle()
  #expect(app.reports.screens == ["orders", "order 7", "order 7"])

  app.simulation.tapBackButton(in: try app.navigation)
  app.simulation.settle()
  #expect(app.reports.screens.last == "orders")
}
// end: back

// begin: sheet
@MainActor
@Test func aSheetThatIsDraggedAwayEndsTheFilter() throws {
  let app = OrderStage()
  let scene = try #require(app.simulation.scene?.delegate as? OrderScene)
  app.simulation.tapItem(titled: "Filter")
  app.simulation.settle()
  let filter = try #require(try app.navigation.presentedViewController)
  #expect(scene.coordinator?.isFiltering == true)

  app.simulation.dragSheet(of: filter, letGo: .back)
  app.simulation.settle()
  #expect(scene.coordinator?.isFiltering == true)

  app.simulation.dragSheet(of: filter, letGo: .dismiss)
  app.simulation.settle()
  #expect(scene.coordinator?.isFiltering == false)
  #expect(app.reports.screens == ["orders", "filter", "filter"])
}
// end: sheet

// begin: links
@MainActor
@Test func aLinkOpensItsOrderWhetherTheAppRunsOrNot() throws {
  let url = try #require(URL(string: "orders://order/7"))
  let cold = OrderStage(.url(url))
  #expect(try cold.found(OrderScreen.self).order == "7")
  #expect(cold.reports.screens == ["order 7"])

  let warm = OrderStage()
  try warm.found(OrderListScreen.self).onFilter()
  warm.simulation.settle()
  warm.simulation.goHome()
  warm.simulation.open(url)
  warm.simulation.settle()
  #expect(try warm.navigation.presentedViewController == nil)
  #expect(try warm.navigation.viewControllers.count == 2)
  #expect(warm.reports.screens == ["orders", "filter", "order 7"])
}
// end: links

// begin: restoration
@MainActor
@Test func aRelaunchShowsTheOrderAgain() throws {
  let app = OrderStage()
  try app.found(OrderListScreen.self).onSelect("7")
  app.simulation.settle()

  app.simulation.goHome()
  app.simulation.terminate()
  app.simulation.launch()
  app.simulation.settle()
  #expect(try app.found(OrderScreen.self).order == "7")
  #expect(try app.navigation.viewControllers.count == 2)
}
// end: restoration

// begin: async
@MainActor
@Test func theTitleIsLoaded() async throws {
  let app = OrderStage()
  try app.found(OrderListScreen.self).onSelect("7")
  await app.simulation.settle()
  #expect(try app.found(OrderScreen.self).title == "Order 7")
}
// end: async

// begin: log
@MainActor
@Test func theListDisappearsBeforeTheOrderAppears() throws {
  let app = OrderStage()
  let mark = app.simulation.log.mark
  try app.found(OrderListScreen.self).onSelect("7")
  app.simulation.settle()
  #expect(
    app.simulation.log.since(mark).names(for: [.appearance]) == [
      "OrderListScreen.viewWillDisappear", "OrderScreen.viewWillAppear", "OrderScreen.viewIsAppearing",
      "OrderListScreen.viewDidDisappear", "OrderScreen.viewDidAppear",
    ])
}
// end: log
