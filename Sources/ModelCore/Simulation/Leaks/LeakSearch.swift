/// Finds out who refers to an object that should be gone.
@MainActor
struct LeakSearch {
  /// The object, while it exists.
  private weak var object: AnyObject?
  private let simulation: Simulation

  init(of object: AnyObject, in simulation: Simulation) {
    self.object = object
    self.simulation = simulation
  }

  /// The name of the object, if it still exists.
  var survivor: String? { object.map(Self.name) }

  /// The name of an object in messages: that in the log if it has one.
  static func name(_ object: AnyObject) -> String { (object as? UIResponder)?.modelName ?? "\(type(of: object))" }

  /// Sentences that name who refers to the object.
  ///
  /// A closure cannot be looked into. So actions are taken from their items, one after the other, until the object goes; they are not put
  /// back, because to keep one would be to keep the object.
  func reasons() -> [String] {
    if let (name, search) = searchOfContainer {
      return ["it is in \(name), which is still alive: \(search.reasons().joined(separator: "; "))"]
    }
    let places = places
    guard places.isEmpty else { return places }
    let walk = walk()
    for action in walk.actions {
      action.drop()
      if object == nil { return ["the action of \(action.name) holds it; let the closure capture it weakly, by [weak self]"] }
    }
    guard walk.references.isEmpty else {
      return walk.references.map { "\($0) refers to it; make the property weak, or set it to nil" }
    }
    let unknown = "no property of a known object refers to it"
    guard !walk.closures.isEmpty else {
      return ["\(unknown); look for a closure or a task that captures it, or a variable of the test"]
    }
    return ["\(unknown); look for a closure that captures it, such as \(walk.closures.prefix(3).joined(separator: ", "))"]
  }

  /// The search for those who hold the outermost container around a controller, and its name, where no window or presentation has it: then
  /// the container is what leaks.
  private var searchOfContainer: (name: String, search: LeakSearch)? {
    guard let controller = object as? UIViewController else { return nil }
    let containers = sequence(first: controller, next: \.parent).dropFirst()
    guard let top = Array(containers).last, top.presentingViewController == nil, windowAround(top) == nil else { return nil }
    return (top.modelName, LeakSearch(of: top, in: simulation))
  }

  /// The window whose root a controller is.
  private func windowAround(_ controller: UIViewController) -> UIWindow? {
    simulation.process.windows.ordered.first { $0.rootViewController === controller }
  }

  /// The places of UIKit's hierarchies in which the object still is.
  private var places: [String] {
    var places: [String] = []
    switch object {
    case let controller as UIViewController:
      if let parent = controller.parent { places.append("it is a child of \(parent.modelName); remove it from there") }
      if let presenter = controller.presentingViewController, presenter.presentedViewController === controller {
        places.append("\(presenter.modelName) presents it; dismiss it")
      }
      if let window = windowAround(controller) {
        places.append("it is the root of \(window.modelName); give the window another")
      }
    case let window as UIWindow:
      if !window.isHidden { places.append("it is a window that is shown; hide it") }
    case let view as UIView:
      if let superview = view.superview { places.append("it is in \(superview.modelName); remove it from its superview") }
    default:
      break
    }
    return places
  }

  private func walk() -> ReferenceWalk {
    guard let object = object else { return ReferenceWalk() }
    var roots = [object] + simulation.process.windows.ordered
    roots += simulation.process.scenes.compactMap(\.delegate)
    if let delegate = simulation.process.delegate { roots.append(delegate) }
    var walk = ReferenceWalk()
    walk.run(from: roots, to: object)
    return walk
  }
}
