import ModelCore
import PelmetTestSupport
import Testing

/// The navigation controller's row of the table of VCL-19, printed from logs: A leaves, B arrives.
@MainActor
struct NavigationTableTests {
  @Test("VCL-19, VCL-22: the row of push and pop", arguments: Way.allCases)
  func row(_ way: Way) {
    let row = "| \(way.log(cancelling: false)) | \(way.isInteractive ? way.log(cancelling: true) : "–") |"
    let cancelled = way.isInteractive ? "A.wD, B.wA, B.wD, B.dD, A.wA, A.dA" : "–"
    expectEqual(row, "| A.wD, B.wA, A.dD, B.dA | \(cancelled) |")
  }

  enum Way: CaseIterable {
    case animatedPush, push, animatedPop, pop, backButton, newStack, swipe

    var isInteractive: Bool { self == .swipe }

    @MainActor func log(cancelling: Bool) -> String {
      let (a, b) = (page("A"), page("B"))
      let rig = NavigationRig(0)
      let isPush = self == .animatedPush || self == .push || self == .newStack
      rig.navigation.viewControllers = isPush ? [a] : [b, a]
      let navigation = rig.shown().navigation
      var hand: InteractivePop?
      switch self {
      case .animatedPush: navigation.pushViewController(b, animated: true)
      case .push: navigation.pushViewController(b, animated: false)
      case .animatedPop: navigation.popViewController(animated: true)
      case .pop: navigation.popViewController(animated: false)
      case .backButton: rig.simulation.tapBackButton(in: navigation)
      case .newStack: navigation.setViewControllers([b], animated: true)
      case .swipe: hand = try? rig.simulation.beginInteractivePop(in: navigation)
      }
      rig.simulation.settle()
      if cancelling { hand?.cancel() } else { hand?.finish() }
      rig.simulation.settle()
      return rig.events([.appearance]).filter { !$0.hasSuffix("iA") }.joined(separator: ", ")
    }
  }
}
