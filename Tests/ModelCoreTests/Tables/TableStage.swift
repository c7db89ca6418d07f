import Foundation
import ModelCore

/// A table on a phone that fills the screen, with a data source and delegate that notes what it hears.
@MainActor
final class TableStage {
  let modal: ModalStage
  let table: UITableView
  let list: ListData

  var simulation: Simulation { modal.simulation }

  /// - Parameter counts: The numbers of rows of the sections.
  init(_ counts: [Int] = [100], style: UITableView.Style = .plain, on version: Device.Release = 26) {
    var device = Device.iPhone
    device.systemVersion = version
    let simulation = Simulation(device: device)
    let screen = CGRect(origin: .zero, size: device.screenSize)
    table = UITableView(frame: screen, style: style)
    table.modelName = "Table"
    list = ListData(counts)
    table.register(NotedCell.self, forCellReuseIdentifier: "row")
    let page = UIViewController()
    page.view = table
    modal = ModalStage(in: simulation, root: page)
    table.dataSource = list
    table.delegate = list
    settle()
  }

  func settle() {
    simulation.settle()
    simulation.log.clear()
  }

  /// The calls of the delegate and the data source since the last time, with their rows.
  func takeCalls() -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.events.filter { $0.kind == .delegate }.map { event in
      "\(event.name) \(event.arguments.replacingOccurrences(of: "Table, ", with: ""))"
    }
  }

  var shown: [String] { table.visibleCells.compactMap(\.words) }

  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }
}

extension UITableViewCell {
  var words: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}

/// A cell with an initialiser and a stored property of its own.
final class NotedCell: UITableViewCell {
  let origin: String
  private(set) var reuses = 0
  private(set) var states: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    origin = "made for \(reuseIdentifier ?? "nothing")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    states.append(highlighted ? "highlighted" : "not highlighted")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { states.append(selected ? "selected" : "not selected") }
    super.setSelected(selected, animated: animated)
  }
}

/// Rows with their own words, and answers that a test can change.
final class ListData: UIResponder, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var headings: [String?] = []
  var highlights = true
  /// The answer of `willSelectRowAt`, if it is not the row itself.
  var replacement: IndexPath??
  var keepsSelection = false
  private(set) var asked = 0
  /// Run before the answer to a question for a cell.
  var whenAsked: () -> Void = {}

  init(_ counts: [Int]) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "row \(section)-\($0)" } }
    super.init()
    modelName = "List"
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let text = rows[indexPath.section][indexPath.row]
    whenAsked()
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headings.indices.contains(section) ? headings[section] : nil
  }

  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let row = rows[source.section].remove(at: source.row)
    rows[destination.section].insert(row, at: destination.row)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { replacement ?? indexPath }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    keepsSelection ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
