import ModelCore
import Pelmet
import PelmetTesting
import Testing

@MainActor
@Suite struct FreeBarInVerticalTests {
  /// A screen with a view of its own.
  private final class Mail: UIViewController {
    private let own: UIView

    init(_ own: UIView) {
      self.own = own
      super.init(nibName: nil, bundle: nil)
      modelName = "mail"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let header = UIView()
      header.addSubview(own)
      view.addSubview(header)
    }
  }

  private func findings(_ own: UIView, on device: Device = .iPhoneDuo) -> [String] {
    let stage = AuditStage(device) { UINavigationController(rootViewController: Mail(own)) }
    return stage.findings(.freeBarInVertical, Theme(name: "probe", table: Theme.Table(.init()))).map(\.message)
  }

  @Test func `a bar that a screen adds itself is found where bars stand upright`() {
    for (bar, words) in [(UINavigationBar(), "a navigation bar"), (UIToolbar(), "a toolbar"), (UITabBar(), "a tab bar")] {
      #expect(
        findings(bar) == ["'mail' has \(words) of its own, which stays horizontal where the bars of containers stand at the side"]
      )
    }
  }

  @Test func `other views, hidden bars and the bars of containers are fine`() {
    #expect(findings(UIView()).isEmpty)
    let hidden = UIToolbar()
    hidden.isHidden = true
    #expect(findings(hidden).isEmpty)
  }

  @Test func `devices whose bars stay horizontal are fine`() {
    #expect(findings(UIToolbar(), on: .iPhone).isEmpty)
    #expect(findings(UIToolbar(), on: .iPad).isEmpty)
  }
}
