import ModelCore
import Testing

/// The example of the article on alerts.
private final class MemosScreen: UIViewController {
  private(set) var notes = ["Tea", "Milk"]

  func delete(_ note: String, from button: UIView) {
    let sheet = UIAlertController(title: "Delete \(note)?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in notes.removeAll { $0 == note } })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }

  func rename(_ note: String) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self, unowned alert] _ in
        notes = notes.map { $0 == note ? alert.textFields?[0].text ?? "" : $0 }
      })
    present(alert, animated: true)
  }
}

private final class MemosScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = MemosScreen()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor
struct AlertFlowTests {
  // begin: alerts
  @Test(arguments: [Device.iPhone, .iPad]) func `a note is renamed and deleted`(device: Device) throws {
    let app = Simulation.launched(sceneDelegate: MemosScene(), device: device, on: 18)
    let notes = try app.found(MemosScreen.self)

    notes.rename("Tea")
    app.settle()
    app.typeIntoAlert("Green tea")
    app.tapAlertAction("OK")
    app.settle()
    #expect(notes.notes == ["Green tea", "Milk"])

    notes.delete("Milk", from: notes.view)
    app.settle()
    #expect(app.alert?.title == "Delete Milk?")
    app.tapAlertAction("Delete")
    app.settle()
    #expect(notes.notes == ["Green tea"])
    #expect(app.faults.isEmpty)
  }
  // end: alerts
}
