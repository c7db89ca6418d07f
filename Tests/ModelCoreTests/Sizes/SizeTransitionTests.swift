import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SizeTransitionTests {
  /// A phone that shows `root`.
  private func stage(_ root: UIViewController) -> WindowStage {
    let stage = WindowStage(.iPhone)
    stage.show(root)
    (root as? SizeNotes)?.notes = []
    stage.simulation.log.clear()
    return stage
  }

  @Test(
    "ROT-1, ROT-4: traits and size are told while all is as before, then the app's animations run, and at the end its completions"
  )
  func order() {
    let notes = SizeNotes()
    let stage = stage(notes)
    stage.simulation.rotate(to: .landscapeLeft)
    expectEqual(notes.take(), ["traits high>low", "size 390>844 standing", "traits are new", "alongside 844"])
    stage.simulation.layoutPass()
    expectEqual(notes.take(), [])
    let start = stage.simulation.now
    stage.simulation.settle()
    #expect(notes.take() == ["end 844"] && stage.simulation.now == start + 0.35)
  }

  @Test("ROT-1: the log has the calls, whether or not the app overrides them")
  func log() {
    let root = UIViewController()
    root.modelName = "Root"
    let stage = stage(root)
    stage.rotate(to: .landscapeLeft)
    #expect(
      stage.simulation.log.events.filter { $0.kind == .size }.map(\.description) == [
        "Root.willTransition()", "Root.viewWillTransition(to: 844.0 × 390.0)",
      ])
  }

  @Test(
    "WIN-15: on iOS 27 a phone in a window of another size keeps its size classes, and controllers hear of the size alone",
    arguments: [(26, true), (27, false)] as [(Device.Release, Bool)])
  func resizedPhone(os: Device.Release, changes: Bool) {
    var device = Device.iPhone
    device.systemVersion = os
    let (stage, notes) = (WindowStage(device), SizeNotes())
    stage.show(notes)
    notes.notes = []
    stage.simulation.resize(stage.session, to: CGSize(width: 900, height: 700))
    stage.simulation.settle()
    expectEqual(notes.traitCollection.horizontalSizeClass, changes ? .regular : .compact)
    expectEqual(notes.traitCollection.verticalSizeClass, changes ? .compact : .regular)
    expectEqual(notes.notes.contains("traits are new"), changes)
    #expect(notes.notes.contains("size 390>900 standing"))
  }

  @Test("WIN-15: turned, a phone on iOS 27 has the size classes of that orientation")
  func turnedPhone() {
    var device = Device.iPhone
    device.systemVersion = 27
    let stage = WindowStage(device)
    stage.rotate(to: .landscapeLeft)
    expectEqual(stage.delegate.window?.traitCollection.verticalSizeClass, .compact)
  }

  @Test("ROT-1: a change of traits alone does not tell of a size, nor one of the size of traits")
  func alone() {
    let notes = SizeNotes()
    let stage = stage(notes)
    stage.simulation.userInterfaceStyle = .dark
    stage.simulation.settle()
    expectEqual(notes.take(), ["traits high>high", "traits are new"])
    let pad = WindowStage()
    let padNotes = SizeNotes()
    pad.show(padNotes)
    _ = padNotes.take()
    pad.rotate(to: .portrait)
    expectEqual(padNotes.take().filter { !$0.hasPrefix("traits") }, ["size 1180>820 lying", "alongside 820", "end 820"])
  }

  @Test("ROT-1: a change that changes nothing tells nobody")
  func nothing() {
    let notes = SizeNotes()
    let stage = stage(notes)
    stage.simulation.userInterfaceStyle = .light
    stage.rotate(to: .portrait)
    expectEqual(notes.take(), [])
  }

  @Test("ROT-2: children are told after their parents, where the size that they get is another")
  func children() {
    let (outer, inner) = (SizeNotes(), SizeNotes())
    let stage = stage(outer)
    outer.add(inner)
    stage.simulation.settle()
    inner.notes = []
    stage.rotate(to: .landscapeLeft)
    expectEqual(inner.take().prefix(2), ["traits high>low", "size 390>844 standing"])
    outer.childSize = inner.view.frame.size
    stage.rotate(to: .portrait)
    expectEqual(inner.takeSizes(), [])
    outer.childSize = CGSize(width: 100, height: 100)
    stage.rotate(to: .landscapeLeft)
    #expect(inner.takeSizes().first?.contains(">100 ") == true)
  }

  @Test("ROT-2, TRT-3, TRT-4: a child with forced traits, or in a sheet with overrides, is not told of traits that it keeps")
  func keptTraits() {
    let (outer, inner, sheet) = (SizeNotes(), SizeNotes(), SizeNotes())
    let stage = stage(outer)
    outer.add(inner)
    outer.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: inner)
    sheet.presentationController?.traitOverrides.verticalSizeClass = .compact
    outer.present(sheet, animated: false)
    stage.simulation.settle()
    for notes in [outer, inner, sheet] { notes.notes = [] }
    stage.rotate(to: .landscapeLeft)
    #expect(outer.take().contains("traits high>low"))
    for notes in [inner, sheet] { #expect(notes.take().map { $0.prefix(4) } == ["size", "alon", "end "]) }
  }

  @Test("ROT-2, INS-1: a column is told of its traits with the environment that its split view controller gives it")
  func column() {
    final class Column: UIViewController {
      var told: UITraitCollection?

      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        told = newCollection
      }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let column = Column()
    split.setViewController(column, for: .secondary)
    let stage = WindowStage()
    stage.show(split)
    stage.simulation.userInterfaceStyle = .dark
    #expect(column.told?.splitViewControllerLayoutEnvironment == .expanded && column.told == column.traitCollection)
  }

  @Test("ROT-2: children of a controller that does not pass it on hear nothing, nor do those without a view")
  func notPassedOn() {
    let (outer, inner) = (SizeNotes(), SizeNotes())
    let stage = stage(outer)
    outer.add(inner)
    let unloaded = SizeNotes()
    outer.addChild(unloaded)
    stage.simulation.settle()
    inner.notes = []
    outer.passesOn = false
    stage.rotate(to: .landscapeLeft)
    expectEqual(inner.takeSizes(), [])
    outer.passesOn = true
    stage.rotate(to: .portrait)
    #expect(unloaded.take() == [] && !unloaded.isViewLoaded)
  }

  @Test("ROT-2: a page below the top of a stack is told of the first turn, and not of the turn back")
  func stack() {
    let (bottom, top) = (SizeNotes(), SizeNotes())
    let navigation = UINavigationController(rootViewController: bottom)
    let stage = stage(navigation)
    navigation.pushViewController(top, animated: false)
    stage.simulation.settle()
    (bottom.notes, top.notes) = ([], [])
    stage.rotate(to: .landscapeLeft)
    #expect(bottom.takeSizes() == ["size 390>844"] && top.takeSizes() == ["size 390>844 standing"])
    stage.rotate(to: .portrait)
    #expect(bottom.takeSizes() == [] && top.takeSizes() == ["size 844>390 lying"])
  }

  @Test("ROT-3: a presented controller is told after the root, which is told also where it is covered", arguments: [true, false])
  func presented(isSheet: Bool) {
    let (root, sheet) = (SizeNotes(), SizeNotes())
    root.modelName = "Root"
    sheet.modelName = "Presented"
    let stage = stage(root)
    sheet.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
    root.present(sheet, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.rotate(to: .landscapeLeft)
    #expect(
      stage.simulation.log.names(for: [.size]) == [
        "Root.willTransition", "Presented.willTransition", "Root.viewWillTransition", "Presented.viewWillTransition",
      ])
  }

  @Test("ROT-4: a window that the user resizes tells its controllers each time")
  func resized() {
    let stage = WindowStage()
    let notes = SizeNotes()
    stage.show(notes)
    stage.setWindowControls(true)
    notes.notes = []
    stage.simulation.resizeScene(stage.session, to: CGSize(width: 800, height: 820), CGSize(width: 700, height: 820))
    stage.simulation.settle()
    expectEqual(notes.takeSizes(), ["size 1180>800 lying", "size 800>700 lying"])
  }

  @Test("ROT-5: a wish for another size is told to the parent once")
  func preferredSize() {
    let (outer, inner) = (SizeNotes(), SizeNotes())
    let stage = stage(outer)
    outer.add(inner)
    inner.preferredContentSize = CGSize(width: 200, height: 100)
    inner.preferredContentSize = CGSize(width: 200, height: 100)
    expectEqual(outer.take().filter { $0.hasPrefix("child") }, ["child wants 200"])
    expectEqual(stage.simulation.log.names(for: [.size]), ["\(outer.modelName).preferredContentSizeDidChange"])
  }

  @Test("ROT-5: a presented controller tells its presentation controller, whose wish is the same")
  func presentedPreferredSize() {
    let root = SizeNotes()
    let stage = stage(root)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    stage.simulation.settle()
    sheet.preferredContentSize = CGSize(width: 300, height: 300)
    expectEqual(root.take().filter { $0.hasPrefix("child") }, [])
    expectEqual(sheet.presentationController?.preferredContentSize.width, 300)
  }
}
