extension Simulation {
  /// The keyboard appears because a person wants to write. Navigation controllers in front hide their bars, if they want that (BAR-5).
  public func showKeyboard() {
    perform {
      guard !isKeyboardShown else { return }
      isKeyboardShown = true
      window?.visibleNavigationController?.handleBarEvent(.keyboardAppears)
    }
  }

  /// The keyboard goes. Bars that it has hidden stay hidden (BAR-5).
  public func hideKeyboard() {
    perform { isKeyboardShown = false }
  }
}
