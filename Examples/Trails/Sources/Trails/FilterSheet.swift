import UIKit

/// The lengths to choose from, in a sheet of half the height that can be dragged up.
final class FilterSheet: UITableViewController {
  var onChoose: (Length) -> Void = { _ in }

  private var chosen: Length

  init(_ chosen: Length) {
    self.chosen = chosen
    super.init(style: .plain)
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { fatalError("FilterSheet is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "length")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Length.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "length", for: indexPath)
    let length = Length.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = length.rawValue
    cell.contentConfiguration = content
    cell.accessoryType = length == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = Length.allCases[indexPath.row]
    tableView.reloadData()
    onChoose(chosen)
  }
}
