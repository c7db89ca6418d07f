public import Foundation

/// A list of rows in sections, for each of which its data source has a cell (TBL).
///
/// Only visible rows have a cell. A test operates rows with ``Simulation/tapRow(at:in:)`` and its neighbours. Rows whose height is automatic
/// are 44 points high, because there is no Auto Layout to measure their content.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The place of a row that the table scrolls to or selects.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The animation of a change, which is not drawn.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  /// A height that the table finds out by itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public let style: Style

  // MARK: Data

  /// The data source, as it was when it was set (NDL-8).
  open weak var dataSource: (any UITableViewDataSource)? {
    get { heldDataSource.delegate }
    set {
      heldDataSource.set(newValue)
      reloadData()
    }
  }

  /// The delegate, as it was when it was set (NDL-8).
  open weak var delegate: (any UITableViewDelegate)? {
    get { heldTableDelegate.delegate }
    set {
      heldDelegate.set(newValue)
      heldTableDelegate.set(newValue)
      reloadData()
    }
  }

  let heldDataSource = HeldDelegate<any UITableViewDataSource>()
  let heldTableDelegate = HeldDelegate<any UITableViewDelegate>()

  /// The sections and rows as the data source had them when it was last asked; `nil` until it is asked again.
  var storedRows: TableRows?
  let cells = TableCells()

  /// Forgets rows, cells and selection, and asks for them again when they are needed: in the next layout pass at the latest (TBL-2).
  open func reloadData() {
    storedRows = nil
    cells.removeAll(of: self)
    selection.removeAll()
    setNeedsLayout()
  }

  /// The size of all rows, headings, the header and the footer.
  open override var contentSize: CGSize {
    get { CGSize(width: frame.width, height: heldDataSource.delegate == nil ? 0 : rows.height) }
    set {}
  }

  override func contentMoved() { setNeedsLayout() }

  /// Makes the cells of the rows that have become visible, and takes back those of others (TBL-2, TBL-3).
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Navigation controllers do this for their children.
    if nearestController?.navigationController == nil { rest(at: -adjustedContentInset.top) }
    cells.update(in: self)
  }

  // MARK: Selection (TBL-5)

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected rows, in the order of their selection.
  var selection: [IndexPath] = []

  // MARK: Editing (TBL-9)

  private var storedIsEditing = false

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls for deleting, inserting and moving rows. The selection is lost.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    for path in selection { deselectRow(at: path, animated: animated) }
    cells.prepareEditing(in: self, animated: animated)
  }

  /// The changes of rows that are being put together, until the outermost group ends.
  var pendingChanges: TableChanges?

  // MARK: Registration (TBL-3)

  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headingClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  // MARK: Metrics

  /// The height of every row in points, unless the delegate has one.
  open var rowHeight = automaticDimension { didSet { heightsChanged() } }
  open var sectionHeaderHeight = automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight = automaticDimension { didSet { heightsChanged() } }

  /// A guess, which the model does not need.
  open var estimatedRowHeight = automaticDimension
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension

  /// The space above each heading in points. By default it is 22 in plain tables, for apps built since iOS 15 (TBL-4).
  open var sectionHeaderTopPadding = automaticDimension { didSet { heightsChanged() } }

  /// The view above the first section. Its own height is used.
  open var tableHeaderView: UIView? { didSet { replaced(oldValue, by: tableHeaderView) } }

  /// The view below the last section. Its own height is used.
  open var tableFooterView: UIView? { didSet { replaced(oldValue, by: tableFooterView) } }

  private func heightsChanged() {
    storedRows = nil
    setNeedsLayout()
  }

  private func replaced(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    heightsChanged()
  }

  // MARK: Looks, kept and not drawn

  open var backgroundView: UIView?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionIndexColor: UIColor?
}
