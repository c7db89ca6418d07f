import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SceneGeometryTests {
  private let wide = CGSize(width: 800, height: 700)
  private let narrow = CGSize(width: 400, height: 700)

  @Test("WIN-7, SCN-19: a change of size is told by both callbacks, with the old geometry", arguments: [25, 26, 27])
  func size(os: Device.Release) {
    let stage = WindowStage(os: os)
    stage.simulation.resize(stage.session, to: wide)
    expectEqual(stage.delegate.geometries, os >= 26 ? ["1180>800"] : [])
    expectEqual(stage.delegate.updates, [1180])
    stage.simulation.resize(stage.session, to: wide)
    expectEqual(stage.delegate.updates, [1180])
    expectEqual(stage.scene?.effectiveGeometry.coordinateSpace.bounds.size, wide)
    expectEqual(stage.scene?.coordinateSpace.bounds.size, wide)
  }

  @Test("WIN-7, SCN-19: traits alone are no geometry: only the older callback tells of them")
  func traits() {
    let stage = WindowStage()
    stage.simulation.userInterfaceStyle = .dark
    #expect(stage.delegate.geometries.isEmpty)
    expectEqual(stage.delegate.updates, [1180])
  }

  @Test("WIN-7: a drag is told from its beginning to its end, and the last call has none under way")
  func drag() {
    let stage = WindowStage()
    stage.simulation.resizeScene(stage.session, to: wide, narrow, wide)
    expectEqual(stage.delegate.geometries, ["1180>1180 drag", "1180>800 drag", "800>400 drag", "400>800 drag", "800>800"])
    expectEqual(stage.delegate.updates, [1180, 800, 400])
    #expect(stage.scene?.effectiveGeometry.isInteractivelyResizing == false)
  }

  @Test("WIN-7: a drag lays out once for each size")
  func dragLaysOut() {
    let stage = WindowStage()
    stage.simulation.log.clear()
    stage.simulation.resizeScene(stage.session, to: wide, narrow)
    let layouts = stage.simulation.log.names(for: [.layout]).filter { $0 == "root.viewDidLayoutSubviews" }
    expectEqual(layouts.count, 2)
    expectEqual(stage.delegate.window?.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("WIN-7: of two windows, only the one that is resized is told")
  func twoWindows() throws {
    let stage = WindowStage()
    let other = try #require(stage.simulation.openWindow())
    stage.simulation.settle()
    stage.simulation.resizeScene(stage.session, to: narrow)
    expectEqual(stage.delegate.geometries.count, 3)
    let second = try #require((other.scene as? UIWindowScene)?.delegate as? GeometryScene)
    #expect(second.geometries.isEmpty && second.updates.isEmpty)
    expectEqual((other.scene as? UIWindowScene)?.effectiveGeometry.coordinateSpace.bounds.width, 1180)
  }

  @Test("WIN-7: a drag that is interrupted keeps the last size, and still ends")
  func interrupted() throws {
    let stage = WindowStage()
    let drag = try #require(stage.simulation.beginResize(of: stage.session))
    drag.update(to: wide)
    stage.simulation.goHome()
    drag.update(to: narrow)
    #expect(drag.isActive)
    drag.end()
    drag.end()
    expectEqual(stage.delegate.geometries, ["1180>1180 drag", "1180>800 drag", "800>800"])
    #expect(!drag.isActive)
  }

  @Test("WIN-7: a scene that disconnects in a drag is told nothing more")
  func disconnected() throws {
    let stage = WindowStage()
    stage.simulation.openWindow()
    let drag = try #require(stage.simulation.beginResize(of: stage.session))
    stage.simulation.reclaim(stage.session)
    drag.update(to: narrow)
    drag.end()
    expectEqual(stage.delegate.geometries, ["1180>1180 drag"])
    #expect(!drag.isActive)
  }

  @Test("WIN-7: a closed window is a fault, and cannot be dragged")
  func closed() {
    let stage = WindowStage()
    stage.simulation.openWindow()
    stage.simulation.closeWindow(stage.session)
    #expect(stage.simulation.beginResize(of: stage.session) == nil)
    expectEqual(stage.simulation.faults.map(\.rule), [.scn16])
  }

  @Test(
    "WIN-8: an app that requires the full screen keeps its size; on iOS 27 it takes the sizes of its orientations",
    arguments: [
      (Device.Release(26), nil, 1180, 1180), (Device.Release(27), nil, 1180, 820),
      (Device.Release(26, 1), Device.Release(26, 1), 1180, 1180), (Device.Release(26, 2), Device.Release(26, 2), 800, 400),
      (Device.Release(27), Device.Release(27), 800, 400), (Device.Release(27), Device.Release(28), 1180, 820),
    ] as [(Device.Release, Device.Release?, Int, Int)])
  func fullScreen(os: Device.Release, ignoredFrom: Device.Release?, landscape: Int, portrait: Int) {
    let stage = WindowStage(os: os) {
      $0.requiresFullScreen = true
      $0.requiresFullScreenIgnoredStartingWithVersion = ignoredFrom
    }
    stage.delegate.supported = .all
    stage.simulation.resize(stage.session, to: wide)
    expectEqual(stage.scene?.effectiveGeometry.coordinateSpace.bounds.width, CGFloat(landscape))
    stage.simulation.resize(stage.session, to: narrow)
    expectEqual(stage.scene?.effectiveGeometry.coordinateSpace.bounds.width, CGFloat(portrait))
  }

  @Test("WIN-8: a shape that the app does not support is no size for it")
  func unsupportedShape() {
    let stage = WindowStage(os: 27) { $0.requiresFullScreen = true }
    stage.delegate.supported = .landscape
    stage.simulation.resize(stage.session, to: narrow)
    #expect(stage.delegate.geometries.isEmpty)
    expectEqual(stage.scene?.coordinateSpace.bounds.width, 1180)
  }

  @Test("WIN-8: before iOS 27 nobody can drag an app that requires the full screen", arguments: [26, 27] as [Device.Release])
  func noDrag(os: Device.Release) {
    let stage = WindowStage(os: os) { $0.requiresFullScreen = true }
    expectEqual(stage.simulation.beginResize(of: stage.session) == nil, os < 27)
  }
}
