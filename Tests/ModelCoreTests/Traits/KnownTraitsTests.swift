import PelmetTestSupport
import Testing

@testable import ModelCore

/// Traits that are kept are those that a look at everything above would find.
@MainActor
struct KnownTraitsTests {
  @Test("whatever changes, the traits that are known are those that are computed anew", arguments: 0..<60)
  func walk(seed: UInt64) {
    var walk = TraitWalk(seed: seed)
    var steps: [String] = []
    for _ in 0..<120 {
      _ = walk.read()
      steps.append(walk.step())
      let known = walk.read()
      TraitGeneration.advance()
      let computed = walk.read()
      guard known == computed else {
        Issue.record("seed \(seed): other traits after \(steps.suffix(5).joined(separator: ", "))")
        return
      }
    }
  }

  @Test func `a view that outlives its superview has the traits of the device`() {
    let simulation = Simulation()
    let view = UIView()
    func outlive() {
      let superview = UIView()
      superview.overrideUserInterfaceStyle = .dark
      superview.addSubview(view)
      expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    }
    outlive()
    #expect(view.superview == nil && view.traitCollection.userInterfaceStyle == .light)
    #expect(simulation.faults.isEmpty)
  }

  @Test func `a view that outlives its controller has no override of it`() {
    let simulation = Simulation()
    let view = UIView()
    func outlive() {
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .dark
      controller.view = view
      expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    }
    outlive()
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    #expect(simulation.faults.isEmpty)
  }

  /// Overrides the traits, or not.
  private final class Wavering: UIViewController {
    var isDark = false

    override var traitCollection: UITraitCollection {
      let traits = super.traitCollection
      return isDark ? UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)]) : traits
    }
  }

  @Test func `what a class of the app computes reaches those below at once, or in the next turn of the run loop`() {
    let simulation = Simulation()
    let (controller, view) = (Wavering(), UIView())
    controller.view.addSubview(view)
    controller.isDark = true
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    controller.isDark = false
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    controller.isDark = true
    simulation.layoutPass()
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `controllers whose views contain each other have traits, too`() {
    let simulation = Simulation()
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.view.addSubview(outer.view)
    #expect(outer.traitCollection.userInterfaceStyle == .light && inner.traitCollection.userInterfaceStyle == .light)
    #expect(simulation.faults.isEmpty)
  }

  @Test func `each simulation has its own traits`() {
    let view = UIView()
    let first = Simulation(device: .iPad)
    first.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection.userInterfaceIdiom == .pad)
    let second = Simulation.unbound(device: .iPhone, infoPlist: InfoPlist(), appDelegate: { nil }, policies: Policies())
    second.asCurrent {
      #expect(view.traitCollection.userInterfaceStyle == .light && view.traitCollection.userInterfaceIdiom == .phone)
    }
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection.userInterfaceIdiom == .pad)
  }
}
