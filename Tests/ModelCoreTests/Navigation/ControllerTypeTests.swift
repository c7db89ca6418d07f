import ModelCore
import PelmetTestSupport
import Testing

/// Containers of a class that is a value, as rewritten code makes them.
@MainActor
struct ControllerTypeTests {
  private final class Plain: UINavigationController {
    var notes = ["new"]
  }

  private final class Own: UINavigationController {
    let number: Int

    override init(rootViewController: UIViewController) {
      number = 7
      super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [UINavigationController.self, Plain.self, Own.self] as [UINavigationController.Type])
  func aClassMakesItsOwnObject(type: UINavigationController.Type) {
    run(on: 26)
    let root = UIViewController()
    weak var end: UINavigationController?
    do {
      let made = type._make(rootViewController: root)
      end = made
      #expect(Swift.type(of: made) == type && made.topViewController === root)
      expectEqual((made as? Plain)?.notes ?? ["new"], ["new"])
      expectEqual((made as? Own)?.number ?? 7, 7)
    }
    #expect(end == nil)
  }
}
