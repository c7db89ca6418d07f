import ModelCore
import PelmetTestSupport
import Testing

/// A controller that notes the styles that its handler sees, and its other callback.
private final class TraitListener: UIViewController {
  var notes: [String] = []
  private(set) var registration: (any UITraitChangeRegistration)?

  func listen() {
    registration = registerForTraitChanges([UITraitUserInterfaceStyle.self, ColorTheme.self]) {
      (self: TraitListener, previous: UITraitCollection) in
      self.notes.append("handler \(previous.userInterfaceStyle == .dark ? "dark" : "light")")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    notes.append("didChange")
  }
}

@MainActor
struct TraitHandlerTests {
  private func stage(on version: Device.Release = 26, policies: Policies = Policies()) -> (ModalStage, TraitListener) {
    var device = Device.iPhone
    device.systemVersion = version
    let simulation = Simulation(device: device, policies: policies)
    let listener = TraitListener()
    listener.modelName = "L"
    listener.listen()
    let stage = ModalStage(in: simulation, root: listener)
    listener.notes = []
    return (stage, listener)
  }

  @Test("TRT-5: a handler is called for its traits alone, with the object and its old traits")
  func handler() {
    let (stage, listener) = stage()
    stage.simulation.preferredContentSizeCategory = .extraLarge
    expectEqual(listener.notes, ["didChange"])
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(listener.notes, ["didChange", "didChange", "handler light"])
    expectEqual(stage.simulation.log.names(for: [.traits]).suffix(2), ["L.traitCollectionDidChange", "L.traitHandler"])
  }

  @Test("TRT-5: a handler hears of an app's own trait")
  func customTrait() {
    let (stage, listener) = stage()
    stage.window.traitOverrides.theme = .pastel
    expectEqual(listener.notes, ["didChange", "handler light"])
    stage.window.traitOverrides.theme = .pastel
    expectEqual(listener.notes.count, 2)
  }

  @Test("TRT-5, P-27: whether a handler comes after or before the method", arguments: Policies.TraitHandlers.allCases)
  func order(policy: Policies.TraitHandlers) {
    var policies = Policies()
    policies.traitHandlers = policy
    let (stage, listener) = stage(policies: policies)
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(listener.notes, policy == .afterDidChange ? ["didChange", "handler light"] : ["handler light", "didChange"])
  }

  @Test("TRT-5: a registration ends when it is taken back")
  func unregistered() throws {
    let (stage, listener) = stage()
    listener.unregisterForTraitChanges(try #require(listener.registration))
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(listener.notes, ["didChange"])
  }

  @Test("TRT-5: one object registers at another, and handlers run from the scene down in the order of their registration")
  func others() throws {
    let stage = WindowStage(.iPhone)
    let root = UIViewController()
    stage.show(root)
    var heard: [String] = []
    let scene = try #require(stage.scene)
    root.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard.append("view") }
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard.append("first") }
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard.append("second") }
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in heard.append("scene") }
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(heard, ["scene", "first", "second", "view"])
  }

  @Test("TRT-5: a controller does not hear of an override of its view alone")
  func ownTraits() {
    let (stage, listener) = stage()
    listener.view.traitOverrides.userInterfaceStyle = .dark
    #expect(listener.notes == [] && listener.view.traitCollection.userInterfaceStyle == .dark)
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(listener.notes, ["didChange", "handler light"])
  }

  @Test("TRT-5: a presentation controller hears of the traits in its presentation")
  func presentation() {
    let stage = ModalStage()
    let sheet = controller("S", .pageSheet)
    stage.a.present(sheet, animated: false)
    stage.simulation.settle()
    var heard = 0
    sheet.presentationController?.registerForTraitChanges([ColorTheme.self]) { (_: UIPresentationController, _) in heard += 1 }
    stage.window.traitOverrides.theme = .pastel
    sheet.presentationController?.traitOverrides.theme = .monochrome
    stage.window.traitOverrides.theme = .standard
    expectEqual(heard, 2)
  }

  @Test("TRT-5: nothing is called before iOS 17")
  func before17() {
    let (stage, listener) = stage(on: 16)
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(listener.notes, ["didChange"])
  }

  @Test("TRT-5: a method of a target gets the object and its old traits, and a target that has gone is not called")
  func action() {
    let (stage, listener) = stage()
    let target = Restyler()
    listener.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector("restyle(_:_:)", Restyler.restyle(_:_:)))
    listener.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: Restyler(), action: Selector("restyle(_:_:)", Restyler.restyle(_:_:)))
    stage.simulation.userInterfaceStyle = .dark
    expectEqual(target.styles, [.light])
    #expect(stage.simulation.faults.isEmpty)
    listener.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "restyle")
    stage.simulation.userInterfaceStyle = .light
    expectEqual(stage.simulation.faults.map(\.rule), [.act1])
  }
}

@MainActor
private final class Restyler: NSObject {
  var styles: [UIUserInterfaceStyle] = []

  func restyle(_ environment: UIViewController, _ previous: UITraitCollection) {
    styles.append(previous.userInterfaceStyle)
  }
}
