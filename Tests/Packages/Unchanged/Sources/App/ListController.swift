import UIKit

/// The list's choices, for whoever cares.
@MainActor
@objc public protocol ListDelegate: NSObjectProtocol {
  @objc optional func list(_ list: ListController, didSelect row: Int)
  @objc optional func listShouldRefresh(_ list: ListController) -> Bool
}

public final class ListController: UITableViewController {
  public weak var listDelegate: (any ListDelegate)?
  public private(set) var rows = ["Profile", "Orders", "Log out"]
  public private(set) var refreshes = 0
  private let session: Session
  public var onSelect: ((Int) -> Void)?

  public init(session: Session) {
    self.session = session
    super.init(style: .plain)
    title = "List"
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("no storyboard") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refreshRows(_:)), for: .valueChanged)
    refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addRow))
  }

  @objc private func refreshRows(_ control: UIRefreshControl) {
    if listDelegate?.listShouldRefresh?(self) ?? true { refreshes += 1 }
    control.endRefreshing()
  }

  @objc private func addRow() {
    rows.append("Row \(rows.count + 1)")
    tableView.reloadData()
  }
}

extension ListController {
  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    listDelegate?.list?(self, didSelect: indexPath.row)
    onSelect?(indexPath.row)
    if rows[indexPath.row] == "Log out" { session.end() }
  }
}
