import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct VerticalOptOutNotForwardedTests {
  private final class Drawer: UIViewController {
    var forwards = false
    var answer = UIVerticalBarBehavior.automatic

    init(_ content: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      modelName = "Drawer"
      addChild(content)
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override var childForPreferredVerticalBarBehavior: UIViewController? { forwards ? children.first : nil }
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { answer }
  }

  private func findings(_ makeRoot: () -> UIViewController) -> [AuditFinding] {
    AuditStage { makeRoot() }.findings(.verticalOptOutNotForwarded, Theme(name: "probe", table: Theme.Table(.init())))
  }

  private func player() -> UIViewController {
    let controller = OptingOut()
    controller.modelName = "Player"
    return controller
  }

  @Test("a container of the app that does not forward is found", arguments: [false, true]) func findsContainer(forwards: Bool) {
    let found = findings {
      let drawer = Drawer(UINavigationController(rootViewController: player()))
      drawer.forwards = forwards
      return drawer
    }
    #expect(
      found.map(\.message)
        == (forwards ? [] : ["'Drawer' decides itself on vertical bars, so that 'Player' opts out of them in vain"]))
    expectEqual(found.map(\.fix), (forwards ? [] : ["override childForPreferredVerticalBarBehavior in the container"]))
  }

  @Test("UIKit's navigation and tab bar controllers forward, a split view controller does not") func knowsUIKit() {
    #expect(findings { tabs(UINavigationController(rootViewController: player())) }.isEmpty)
    let found = findings {
      let split = UISplitViewController(style: .doubleColumn)
      split.modelName = "Split"
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(player(), for: .secondary)
      return split
    }
    expectEqual(found.map(\.screen), ["Split"])
  }

  @Test("a container that opts out itself is heard") func acceptsOwnAnswer() {
    let found = findings {
      let drawer = Drawer(player())
      drawer.answer = .disabled
      return drawer
    }
    #expect(found.isEmpty)
  }

  @Test("FLD-5: the pane of an arrangement is not heard, also if it is named") func findsPanes() {
    final class Naming: UIArrangementViewController {
      override var childForPreferredVerticalBarBehavior: UIViewController? { viewController(for: .primary) }
    }
    let found = findings {
      let arrangement = Naming()
      arrangement.modelName = "Panes"
      arrangement.setViewController(player(), for: .primary)
      return UINavigationController(rootViewController: arrangement)
    }
    expectEqual(found.map(\.screen), ["Panes"])
    expectEqual(found.map(\.fix), ["override preferredVerticalBarBehavior in the container"])
  }
}
