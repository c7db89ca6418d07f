public import Foundation

/// A row of a table. The table gives it its frame and its states; a table's data source gives it its content.
///
/// A subclass overrides both designated initialisers, or neither: tables make cells of registered classes (TBL-3), and Swift finds the
/// initialiser for that only in a class that has inherited it.
open class UITableViewCell: UIView {
  /// The arrangement of the built-in content.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The sign at the trailing edge. The detail buttons can be tapped apart from the row (TBL-6).
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Creates a cell.
  /// - Parameter reuseIdentifier: The identifier under which a table takes it when its row is no longer visible; `nil` for never (TBL-3).
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a registered class: `init(style:reuseIdentifier:)` with the default style, as UIKit does. Never call it.
  public required convenience init(modelReuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: modelReuseIdentifier)
  }

  let style: CellStyle

  public let reuseIdentifier: String?

  /// Called before a cell is used for another row. What it shows is the data source's matter (TBL-3).
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for the content, below accessories and controls. It fills the cell.
  open private(set) var contentView = UIView()

  /// The content, shown by a content view of its own; `nil` for what the app adds to ``contentView``. Since iOS 14.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// Whether the content follows the cell's state by itself (TBL-12). Since iOS 14.
  open var automaticallyUpdatesContentConfiguration = true

  /// The content of a list's row in this cell's style, without text and image. Since iOS 14.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func showContent() {
    guard let configuration = contentConfiguration else { return replaceContentView(with: UIView()) }
    if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContentView(with: configuration.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// The built-in label, made when it is first read. It is kept, and not laid out.
  open private(set) lazy var textLabel: UILabel? = addContent(UILabel())

  /// The second built-in label; `nil` in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : addContent(UILabel())

  /// The built-in image view, made when it is first read. It is kept, and not laid out.
  open private(set) lazy var imageView: UIImageView? = addContent(UIImageView())

  private func addContent<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    return view
  }

  open var backgroundConfiguration: UIBackgroundConfiguration?

  open var backgroundView: UIView?

  open var selectedBackgroundView: UIView?

  open var multipleSelectionBackgroundView: UIView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if needsConfiguration { configure() }
  }

  // MARK: States

  /// The cell's state, for which its content is updated. Since iOS 14.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  /// Called to update the content for the state, after ``updateConfiguration(using:)``. Since iOS 15.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsConfiguration = true

  /// Requests a call of ``updateConfiguration(using:)`` in the next layout pass. Since iOS 14.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the content for a state. The cell calls it before it is first displayed, and after its state changed (TBL-12). Since iOS 14.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configuration now, before the cell is displayed.
  func configure() {
    needsConfiguration = false
    guard CurrentSimulation.device.systemVersion >= 14 else { return }
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: configurationState)
    }
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects or deselects the cell alone: the table does not know of it (TBL-5).
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
  }

  open var selectionStyle = SelectionStyle.default

  // MARK: Accessories and controls

  open var accessoryType = AccessoryType.none

  open var accessoryView: UIView?

  open var editingAccessoryType = AccessoryType.none

  open var editingAccessoryView: UIView?

  /// The control that the row has while its table is edited.
  open internal(set) var editingStyle = EditingStyle.none

  open var showsReorderControl = false

  open var shouldIndentWhileEditing = true

  open var indentationLevel = 0

  /// In points.
  open var indentationWidth: CGFloat = 10

  /// In points.
  open var separatorInset = UIEdgeInsets.zero
}
