/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  override class var kind: SystemBar { .toolbar }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
  }

  // Buttons (APP-11); copied when set (APP-6).

  private var button = UIBarButtonItemAppearance(style: .plain)
  private var prominentButton = UIBarButtonItemAppearance(style: .done)

  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { button = newValue.modelCopy() }
  }

  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButton }
    set { prominentButton = newValue.modelCopy() }
  }

  /// The name of `prominentButtonAppearance` before iOS 26 (APP-11).
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
}
