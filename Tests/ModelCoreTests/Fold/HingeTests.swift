import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct HingeTests {
  /// Such as `closed 0`, in degrees; `none` without a hinge.
  private final class Notes {
    var notes: [String] = []

    @MainActor func interaction() -> UIHingeInteraction {
      UIHingeInteraction { [self] _, update in
        notes.append(update.hinge.map { "\($0.status) \(Int(($0.angle * 180 / .pi).rounded()))" } ?? "none")
      }
    }
  }

  private func degrees(_ angle: CGFloat) -> CGFloat { angle * .pi / 180 }

  @Test("FLD-3: the handler runs when its view comes into a window, and without a hinge when it leaves")
  func window() {
    let (page, notes) = (UIViewController(), Notes())
    let view = UIView()
    view.addInteraction(notes.interaction())
    #expect(notes.notes.isEmpty)
    let stage = DuoStage(.closed) { page }
    defer { withExtendedLifetime(stage) {} }
    page.view.addSubview(view)
    expectEqual(notes.notes, ["closed 0"])
    view.removeFromSuperview()
    expectEqual(notes.notes, ["closed 0", "none"])
  }

  @Test("FLD-3: it runs at once on a view in a window, and not after it was removed")
  func addAndRemove() {
    let (page, notes) = (UIViewController(), Notes())
    let stage = DuoStage(.openPortrait) { page }
    let interaction = notes.interaction()
    page.view.addInteraction(interaction)
    expectEqual(notes.notes, ["fullyOpen 180"])
    page.view.removeInteraction(interaction)
    stage.simulation.fold(to: .closed)
    expectEqual(notes.notes, ["fullyOpen 180", "none"])
    #expect(interaction.view == nil && page.view.interactions.isEmpty)
  }

  @Test("FLD-3: every move is told, also one to the same angle")
  func moves() {
    let (page, notes) = (UIViewController(), Notes())
    let stage = DuoStage(.closed) { page }
    page.view.addInteraction(notes.interaction())
    stage.simulation.fold(to: .partiallyOpen)
    stage.simulation.fold(to: .open)
    stage.simulation.fold(to: .open)
    expectEqual(notes.notes, ["closed 0", "partiallyOpen 128", "fullyOpen 180", "fullyOpen 180"])
  }

  @Test("FLD-3: a device without a hinge says so")
  func withoutHinge() {
    let (page, notes) = (UIViewController(), Notes())
    let stage = Stage(on: Device.Release(27, 1)) { page }
    defer { withExtendedLifetime(stage) {} }
    page.view.addInteraction(notes.interaction())
    expectEqual(notes.notes, ["none"])
  }

  @Test("FLD-3: at the same angle, the status depends on the way")
  func hysteresis() {
    let stage = DuoStage(.closed) { UIViewController() }
    func postures(_ angles: [CGFloat]) -> [Device.Posture] {
      angles.map {
        stage.simulation.fold(toAngle: degrees($0))
        return stage.simulation.posture
      }
    }
    expectEqual(postures([19.4, 22.6, 60, 174.7]), [.closed, .partiallyOpen, .partiallyOpen, .partiallyOpen])
    expectEqual(postures([180, 159.6, 93.5, 82.7]), [.open, .partiallyOpen, .partiallyOpen, .closed])
    expectEqual(postures([40, 60, 60, 59]), [.closed, .partiallyOpen, .partiallyOpen, .closed])
    expectEqual(postures([-10, 400]), [.closed, .open])
  }

  @Test("FLD-3: moving the hinge within a posture resizes nothing")
  func withinPosture() {
    let page = UIViewController()
    let stage = DuoStage(.closed) { page }
    stage.simulation.log.clear()
    stage.simulation.fold(toAngle: degrees(10))
    stage.simulation.settle()
    #expect(stage.simulation.log.names(for: [.layout, .traits]).isEmpty)
    stage.simulation.fold(toAngle: degrees(120))
    stage.simulation.settle()
    expectEqual(page.view.bounds.size, CGSize(width: 669, height: 951))
  }
}
