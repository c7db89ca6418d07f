extension Simulation {
  /// The keyboard appears because a person wants to write. Navigation controllers that can be reached hide their bars, if they want that (BAR-5).
  public func showKeyboard() {
    perform {
      guard !isKeyboardShown else { return }
      isKeyboardShown = true
      for controller in window?.rootViewController?.navigationControllers ?? [] where controller.isTouchable {
        controller.handleBarEvent(.keyboardAppears)
      }
    }
  }

  /// The keyboard goes. Bars that it has hidden stay hidden (BAR-5).
  public func hideKeyboard() {
    perform { isKeyboardShown = false }
  }
}
