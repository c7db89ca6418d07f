public import Foundation

/// A button in content, with a title, an image, actions and a menu (CTL-2, CTL-3). A test taps it with ``Simulation/tap(_:)-(UIControl)``.
open class UIButton: UIControl {
  /// The look of a button; kept, and not drawn.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The meaning of a button for the interface (iOS 14).
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that shows the action's title and image, and performs it (CTL-2, iOS 14).
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button that shows the action's title and image, and performs it (CTL-2, iOS 14).
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open private(set) var buttonType = ButtonType.custom

  open var role = Role.normal

  // MARK: Contents by state (CTL-3)

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The title for a state, or else that for `normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }

  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  /// The title that the button shows: on a pop-up button the choice's (MNU-8), else that of the state, of an attributed title its text.
  open var currentTitle: String? {
    let choice = tracksSelection ? menu?.selectedElements.first?.title : nil
    return choice ?? currentAttributedTitle?.string ?? title(for: state) ?? configuration?.title
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts (CTL-12)

  private lazy var label = UILabel()
  private lazy var picture = UIImageView()

  /// The label with the current title, whose font the app sets. It is none of the subviews, and what the app sets as its text holds until
  /// this is read again.
  open var titleLabel: UILabel? {
    if label.text != currentTitle { label.text = currentTitle }
    label.textColor = currentTitleColor
    return label
  }

  /// The view with the current image. It is none of the subviews.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// The look and contents of the button (CTL-12, iOS 15).
  open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }

  /// Called before the next layout after the configuration or the state has changed (CTL-12, iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Whether the configuration follows the state by ``Configuration/updated(for:)``, which changes nothing here.
  open var automaticallyUpdatesConfiguration = true

  private var needsUpdateConfiguration = false

  /// Requests a call of ``updateConfiguration()`` in the next layout pass (CTL-12).
  open func setNeedsUpdateConfiguration() {
    guard !needsUpdateConfiguration, let simulation = CurrentSimulation.simulation else { return }
    needsUpdateConfiguration = true
    simulation.clock.atLayoutPass { [weak self] in self?.updateNeededConfiguration() }
  }

  private func updateNeededConfiguration() {
    guard needsUpdateConfiguration else { return }
    updateConfiguration()
    // Values set by the update itself need no other.
    needsUpdateConfiguration = false
  }

  /// Updates the configuration for the state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool { didSet { stateDidChange(from: oldValue, to: isEnabled) } }

  open override var isSelected: Bool { didSet { stateDidChange(from: oldValue, to: isSelected) } }

  open override var isHighlighted: Bool { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }

  private func stateDidChange(from old: Bool, to new: Bool) {
    if old != new, configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  /// In points; kept.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// In points; kept.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// In points; kept.
  open var imageEdgeInsets = UIEdgeInsets.zero

  // MARK: Menu (MNU-6)

  private var ownMenu: UIMenu?

  /// The menu of a long press, or of a tap with ``UIControl/showsMenuAsPrimaryAction``. Copied when set: change the menu first (MNU-3).
  open var menu: UIMenu? {
    get { ownMenu }
    set { ownMenu = newValue?.copied() }
  }

  /// Whether the button is a toggle, or with a menu that a tap opens a pop-up button, which shows the choice (MNU-8, iOS 15).
  open var changesSelectionAsPrimaryAction = false

  override func tapped(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.tapped(with: event)
  }
}

extension UIButton: MenuOpener {
  var opensMenuByTap: Bool { menu != nil && showsMenuAsPrimaryAction }

  var menuName: String { currentTitle.map { "\"\($0)\"" } ?? modelName }
}
