import ModelCore
import Pelmet
import PelmetTesting
import Testing

@MainActor
@Suite struct PostureAuditTests {
  private let theme = Theme(name: "probe", table: Theme.Table(.init()))

  @Test("what holds in every posture names none, and comes once") func everyPosture() {
    let stage = AuditStage(.iPhoneDuo) { tabs(screen("a"), screen("b"), screen("c"), screen("d"), screen("e"), screen("f")) }
    let found = stage.findings("MoreTab", theme)
    #expect(found.count == 1)
    #expect(found.first?.postures == [])
  }

  @Test("an audit leaves a device that folds as it was, with its stack") func restores() {
    let navigation = stack("a", "b")
    let stage = AuditStage(.iPhoneDuo) { navigation }
    stage.simulation.fold(to: .partiallyOpen)
    stage.simulation.rotate(to: .landscapeRight)
    stage.simulation.settle()
    let (size, traits) = (navigation.view.bounds.size, navigation.traitCollection)
    _ = stage.simulation.audit(theme: theme)
    #expect(stage.simulation.posture == .partiallyOpen)
    #expect(navigation.view.bounds.size == size)
    #expect(navigation.traitCollection == traits)
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("other devices are neither folded nor turned") func otherDevices() {
    let page = screen("a")
    let stage = AuditStage { page }
    stage.simulation.log.clear()
    _ = stage.simulation.audit(theme: theme)
    #expect(stage.simulation.log.events.isEmpty)
  }
}
