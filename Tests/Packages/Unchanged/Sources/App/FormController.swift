import UIKit

/// A switch and a card.
public final class FormController: UIViewController {
  public let consent = UISwitch()
  public let card = CardView()
  public private(set) var changes: [Bool] = []
  public private(set) var resets = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    consent.addTarget(self, action: #selector(FormController.consentChanged(_:)), for: .valueChanged)
    view.addSubview(consent)
    view.addSubview(card)
    card.addTarget(nil, action: #selector(save(_:)), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clear))
  }

  @objc func consentChanged(_ sender: UISwitch) { changes.append(sender.isOn) }

  /// Along the responder chain.
  @objc func save(_ sender: Any?) { card.radius += 1 }

  @objc func reset() { resets += 1 }

  @objc private func clear() {
    changes = []
    consent.isOn = false
  }
}

@IBDesignable
public final class CardView: UIControl {
  @IBInspectable public var radius: CGFloat = 4 {
    didSet { setNeedsLayout() }
  }
}
