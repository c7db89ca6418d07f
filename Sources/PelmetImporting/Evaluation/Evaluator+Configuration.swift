/// Calls of widespread packages that give an object to a closure, which sets it up. What the app declares under these names goes before.
extension Evaluator {
  /// `bar.do { $0.tintColor = … }` and `UINavigationBarAppearance().then { … }`, as Then has them; `view.introspectNavigationController { … }`,
  /// as SwiftUI-Introspect has it. `nil` for other calls.
  func configured(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    guard arguments.count == 1, arguments[0].isClosure else { return nil }
    if let type = Self.introspected[name] {
      guard let owner = modifierOwner, case .closure(let closure) = value(arguments[0].value, frame) else { return nil }
      _ = call(closure, [.instance(Instance(journal, type: type, owner: owner))])
      return receiver
    }
    guard Self.configuring.contains(name), case .closure(let closure) = value(arguments[0].value, frame) else { return nil }
    let result: Value = name == "then" ? receiver : .void
    guard matters(closure, to: receiver) else { return result }
    guard call(closure, [receiver]) != nil else { return unknown(.limit, expression) }
    return result
  }

  /// Whether a closure may style something, or change a value that code reads. Most of them set up views.
  private func matters(_ closure: ClosureValue, to receiver: Value) -> Bool {
    switch receiver {
    case .unknown: break
    case .instance(let instance) where instance.owner == nil && program.isA(instance.type, "UIResponder"): break
    default: return true
    }
    return !StyleSchemas.words.isDisjoint(with: relevance.names(of: closure.closure))
  }

  private static let configuring: Set = ["do", "then"]

  /// The classes of the objects that the views of SwiftUI stand in.
  private static let introspected = [
    "introspectViewController": "UIViewController", "introspectNavigationController": "UINavigationController",
    "introspectTabBarController": "UITabBarController",
  ]

  /// The screen of a view or a modifier that runs: a function in an extension of all views has one of its own name.
  private var modifierOwner: Owner? {
    guard let function = calls.last?.function, let type = function.owner, program.isA(type, "View") else { return nil }
    return .screen(type == "View" ? function.name : type)
  }
}
