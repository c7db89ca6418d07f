import Foundation
import ModelCore
import Testing

@MainActor
struct TableControllerTests {
  /// A list as apps have it: rows that push a page.
  final class CityList: UITableViewController {
    let cities = ["Bern", "Rome"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = cities[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let page = controller(cities[indexPath.row])
      page.title = cities[indexPath.row]
      navigationController?.pushViewController(page, animated: true)
    }
  }

  private func stage() -> (ModalStage, CityList, UINavigationController) {
    let simulation = Simulation(device: .iPhone)
    let list = CityList(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: list)
    return (ModalStage(in: simulation, root: navigation), list, navigation)
  }

  @Test("TBL-7: the controller is its table's data source and delegate, and loads the rows when it first appears")
  func owns() {
    let (stage, list, _) = stage()
    #expect(list.view === list.tableView && list.tableView.style == .insetGrouped)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.visibleCells.map(\.words) == ["Bern", "Rome"] && stage.simulation.tableView === list.tableView)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TBL-7: a table in no window is as high as the screen, less the status bar up to iOS 12", arguments: [12, 13])
  func size(version: Device.Release) {
    var device = Device.iPhone
    (device.systemVersion, device.screenSize, device.statusBarHeight) = (version, CGSize(width: 375, height: 667), 20)
    _ = Simulation(device: device)
    #expect(UITableViewController(style: .plain).view.frame.height == (version < 13 ? 647 : 667))
  }

  @Test("TBL-7: the row of before is deselected when the table appears again", arguments: [true, false])
  func clears(_ clears: Bool) {
    let (stage, list, navigation) = stage()
    list.clearsSelectionOnViewWillAppear = clears
    stage.simulation.tapRow("Rome")
    stage.simulation.settle()
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)
    navigation.popViewController(animated: true)
    stage.simulation.settle()
    #expect((list.tableView.indexPathForSelectedRow == nil) == clears)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("a tap on a row shows its page")
  func shows() {
    let (stage, _, navigation) = stage()
    let simulation = stage.simulation
    // begin: tap
    simulation.tapRow("Rome")
    simulation.settle()
    #expect(navigation.topViewController?.title == "Rome")
    // end: tap
  }

  @Test("TBL-7: the controller's editing is its table's")
  func edits() {
    let (_, list, _) = stage()
    list.setEditing(true, animated: true)
    #expect(list.tableView.isEditing && list.isEditing)
    list.isEditing = false
    #expect(!list.tableView.isEditing)
  }

  @Test("VCL: setting isEditing calls the overridden setEditing")
  func overrides() {
    final class Page: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(animated)
      }
    }
    let page = Page()
    page.isEditing = true
    #expect(page.calls == [false] && page.isEditing)
  }
}
