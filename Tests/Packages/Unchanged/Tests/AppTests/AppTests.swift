import App
import UIKit
import XCTest

@MainActor
final class AppTests: XCTestCase {
  private func launch(_ login: LoginController) -> Simulation {
    let scene = SceneDelegate()
    scene.login = login
    let simulation = Simulation.launched(sceneDelegate: scene)
    simulation.settle()
    return simulation
  }

  func testANameLogsIn() throws {
    let login = LoginController(session: Session())
    let simulation = launch(login)
    XCTAssertEqual(login.title, "Login")
    login.nameField.text = "ann"
    simulation.tap(login.button)
    simulation.settle()
    XCTAssertEqual(login.attempts, 1)
    XCTAssertEqual(login.session.greeting, "Hello ann")
    XCTAssertNoThrow(try simulation.found(Tabs.self))
    let list = try simulation.found(ListController.self)
    simulation.tapRow("Log out", in: list.tableView)
    simulation.settle()
    XCTAssertThrowsError(try simulation.found(Tabs.self))
  }

  func testARefusalIsTheSubclassesOwn() {
    let login = CountingLogin(session: Session())
    let simulation = launch(login)
    login.nameField.text = "nobody"
    simulation.tap(login.button)
    XCTAssertEqual(login.refusals, 1)
    XCTAssertNil(login.presentedViewController)
    simulation.tap(login.button)
    simulation.settle()
    XCTAssertEqual(login.refusals, 2)
    XCTAssertNotNil(login.presentedViewController)
  }

  func testAnItemPerformsItsAction() throws {
    let login = LoginController(session: Session())
    let simulation = launch(login)
    simulation.tap(try XCTUnwrap(login.navigationItem.rightBarButtonItem))
    XCTAssertEqual(login.title, "Help")
  }

  func testTheTabs() throws {
    let session = Session()
    let simulation = launch(LoginController(session: session))
    session.start("ann")
    simulation.settle()
    let tabs = try simulation.found(Tabs.self)
    simulation.tapTab(1, in: tabs)
    simulation.settle()
    XCTAssertEqual(tabs.form.resets, 1)
    tabs.form.consent.setOn(true, animated: false)
    tabs.form.consent.sendActions(for: .valueChanged)
    XCTAssertEqual(tabs.form.changes, [true])
    simulation.tap(tabs.form.card)
    XCTAssertEqual(tabs.form.card.radius, 5)
    simulation.tap(try XCTUnwrap(tabs.form.navigationItem.rightBarButtonItem))
    XCTAssertFalse(tabs.form.consent.isOn)
    XCTAssertEqual(tabs.form.changes, [])
    simulation.tapTab(2, in: tabs)
    simulation.settle()
    simulation.advance(by: 3.5)
    XCTAssertEqual(tabs.about.seconds, 3)
  }

  func testGesturesAndFrames() throws {
    let session = Session()
    let simulation = launch(LoginController(session: session))
    session.start("ann")
    simulation.settle()
    let tabs = try simulation.found(Tabs.self)
    simulation.tapTab(3, in: tabs)
    simulation.settle()
    let (page, start) = (tabs.photo, tabs.photo.photo.center)
    simulation.pan(page.photo, by: CGPoint(x: 30, y: 10))
    XCTAssertEqual(page.photo.center, start, "nothing is marked yet")
    simulation.tap(page.photo)
    XCTAssertEqual(page.marks, [CGPoint(x: 100, y: 75)])
    simulation.pan(page.photo, by: CGPoint(x: 30, y: 10))
    XCTAssertEqual(page.photo.center, CGPoint(x: start.x + 30, y: start.y + 10))
    XCTAssertFalse(page.isMoving)
    simulation.longPress(page.photo)
    XCTAssertEqual(page.marks, [])
    let frames = page.frames
    simulation.advance(by: 1)
    XCTAssertEqual(Double(page.frames - frames), 60, accuracy: 1)
    simulation.tapTab(0, in: tabs)
    simulation.settle()
    let shown = page.frames
    simulation.advance(by: 1)
    XCTAssertEqual(page.frames, shown)
  }

  func testCodeForIOSPresentsAStackOfAChosenClass() throws {
    final class Stack: UINavigationController {
      var notes = ["new"]
    }
    let simulation = launch(LoginController(session: Session()))
    let about = AboutController()
    let stack = AppDelegate.show(about, in: Stack.self)
    simulation.settle()
    XCTAssertEqual((stack as? Stack)?.notes, ["new"])
    XCTAssertIdentical(try simulation.found(AboutController.self), about)
  }

  func testThreadsCount() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 100) { _ in counter.add() }
    XCTAssertEqual(counter.count, 100)
  }

  func testOptionalMethodsThatNobodyImplements() throws {
    final class Bare: NSObject, SessionDelegate {
      func sessionDidStart(_ session: Session) {}
    }
    final class Strict: NSObject, SessionDelegate {
      var ends = 0
      func sessionDidStart(_ session: Session) {}
      func session(_ session: Session, shouldAccept name: String) -> Bool { false }
      func session(_ session: Session, greetingFor name: String) -> String? { "Hi" }
      func sessionDidEnd(_ session: Session) { ends += 1 }
    }
    let (session, bare, strict) = (Session(), Bare(), Strict())
    XCTAssertTrue(session.start("ann"))
    session.delegate = bare
    XCTAssertTrue(session.start("ann"), "without an answer a name is accepted")
    XCTAssertEqual(session.greeting, "Hello ann")
    session.delegate = strict
    XCTAssertFalse(session.start("ann"))
    XCTAssertEqual(session.greeting, "Hi")
    session.end()
    XCTAssertEqual(strict.ends, 1)
  }

  func testAMethodOfASubclassAloneIsAFault() {
    class Bare: NSObject, SessionDelegate {
      func sessionDidStart(_ session: Session) {}
    }
    final class Late: Bare {
      @objc func sessionDidEnd(_ session: Session) { XCTFail("Swift does not find it") }
    }
    let session = Session()
    let simulation = launch(LoginController(session: session))
    let late = Late()
    session.delegate = late
    session.end()
    XCTAssertEqual(simulation.faults.count, 1)
    XCTAssertTrue("\(simulation.faults)".contains("Late inherits a conformance"))
  }

  func testRowsAreAddedAndRefreshed() throws {
    final class Busy: NSObject, ListDelegate {
      var rows: [Int] = []
      func list(_ list: ListController, didSelect row: Int) { rows.append(row) }
      func listShouldRefresh(_ list: ListController) -> Bool { false }
    }
    let session = Session()
    let simulation = launch(LoginController(session: session))
    session.start("ann")
    simulation.settle()
    let list = try simulation.found(ListController.self)
    simulation.tap(try XCTUnwrap(list.navigationItem.rightBarButtonItem))
    XCTAssertEqual(list.rows.last, "Row 4")
    simulation.pullToRefresh(list.tableView)
    XCTAssertEqual(list.refreshes, 1)
    let busy = Busy()
    list.listDelegate = busy
    simulation.pullToRefresh(list.tableView)
    XCTAssertEqual(list.refreshes, 1)
    simulation.tapRow("Orders", in: list.tableView)
    XCTAssertEqual(busy.rows, [1])
  }
}

/// Asynchronous tests beside the others.
@MainActor
final class AsyncTests: XCTestCase {
  private var session: Session!

  override func setUp() {
    super.setUp()
    session = Session()
  }

  override func tearDownWithError() throws {
    session = nil
    try super.tearDownWithError()
  }

  func testASessionEnds() async {
    session.start("ann")
    await Task.yield()
    session.end()
    XCTAssertEqual(session.greeting, "")
  }

  func testASessionStarts() {
    XCTAssertFalse(session.start(""))
  }
}
