import ModelCore
import Pelmet
import PelmetTesting
import Testing

/// A screen that opts out of vertical bars.
final class OptingOut: UIViewController {
  override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
}

@MainActor
@Suite struct FlippingVerticalBarTests {
  private func findings(_ stack: String) -> [String] {
    let stage = AuditStage {
      let navigation = UINavigationController()
      navigation.viewControllers = stack.map { $0.isUppercase ? OptingOut() : UIViewController() }
      for (controller, name) in zip(navigation.viewControllers, stack) { controller.modelName = String(name) }
      return navigation
    }
    return stage.findings(.flippingVerticalBar, Theme(name: "probe", table: Theme.Table(.init()))).map(\.message)
  }

  @Test("a screen of a stack that answers differently than the one below it is found") func findsFlips() {
    #expect(
      findings("aB") == ["'B' opts out of vertical bars and 'a' below it does not, so that all bars turn when it is pushed"])
    #expect(
      findings("aBc") == [
        "'B' opts out of vertical bars and 'a' below it does not, so that all bars turn when it is pushed",
        "'B' opts out of vertical bars and 'c' above it does not, so that all bars turn when it is pushed",
      ])
  }

  @Test("one answer for the whole stack is fine", arguments: ["ab", "AB", "a", ""]) func acceptsOneAnswer(stack: String) {
    #expect(findings(stack).isEmpty)
  }
}
