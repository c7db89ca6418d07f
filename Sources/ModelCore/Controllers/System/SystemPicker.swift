/// A controller of the system in which the user chooses something.
@MainActor
protocol SystemPicker: UIViewController {
  /// Ends the picker as the user does who chooses nothing, or nothing more.
  func cancel()
}
