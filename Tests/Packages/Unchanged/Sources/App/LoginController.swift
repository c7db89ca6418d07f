import UIKit

/// Name, password and a button, written as apps write it for UIKit.
public class LoginController: UIViewController {
  @IBOutlet public var nameField: UITextField!
  @IBOutlet public var passwordField: UITextField!
  public let session: Session
  public private(set) var attempts = 0
  public private(set) var isNameChanged = false

  // begin: objc
  public private(set) lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(didTapLogin(_:)), for: .touchUpInside)
    return button
  }()
  // end: objc

  public init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: self, action: #selector(showHelp))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("no storyboard") }

  public override func loadView() {
    let view = UIView()
    nameField = UITextField()
    passwordField = UITextField()
    for part in [nameField, passwordField, button] as [UIView] { view.addSubview(part) }
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    self.view = view
  }

  @objc private func didTapLogin(_ sender: UIButton) {
    attempts += 1
    if !session.start(nameField.text ?? "") { refuse() }
  }

  /// A subclass says something else.
  @objc dynamic open func refuse() {
    let alert = UIAlertController(title: "Wrong name", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @IBAction func showHelp() { title = "Help" }

  @objc fileprivate func nameChanged() { isNameChanged = true }
}

extension LoginController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    session.delegate = self
  }
}

extension LoginController: SessionDelegate {
  public func sessionDidStart(_ session: Session) {
    let tabs = Tabs(session: session)
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }

  public func session(_ session: Session, shouldAccept name: String) -> Bool { name != "nobody" }
}

/// Counts instead.
public final class CountingLogin: LoginController {
  public private(set) var refusals = 0

  public override func refuse() {
    refusals += 1
    if refusals > 1 { super.refuse() }
  }
}
