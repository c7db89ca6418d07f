/// The user who presses keys of a hardware keyboard, and the contents of nibs.
extension Simulation {
  /// Presses a key, and performs the command that the nearest responder has for it (KEY-1): from the first responder on, or else from the
  /// controller in front. A key without a command is a fault.
  /// - Parameters:
  ///   - input: The character on the key, or a constant of `UIKeyCommand`.
  ///   - modifierFlags: The keys that are held.
  public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) {
    perform {
      var responder: UIResponder? = keyResponder
      while let current = responder {
        let commands = current.keyCommands ?? []
        if let command = commands.first(where: { $0.input == input && $0.modifierFlags == modifierFlags }) {
          return command.performWithSender(current, target: nil)
        }
        responder = current.next
      }
      refuse("no responder in front has a key command for \"\(input)\"")
    }
  }

  private var keyResponder: UIResponder? {
    if let first = firstResponders.latest { return first }
    let front = window?.rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) }?.last
    return front?.withDescendants.last { $0.isTouchable } ?? window
  }

  /// Registers a closure that creates the objects of a nib (SGE-4), the first of which is a cell where a table registers it.
  ///
  ///     simulation.register(nib: "OrderCell") { _ in [OrderCell(style: .default, reuseIdentifier: "order")] }
  ///
  /// - Parameter make: Gets the nib's owner.
  public func register(nib name: String, make: @escaping @MainActor (_ owner: Any?) -> [UIResponder]) {
    nibs.makers[name] = make
  }
}
