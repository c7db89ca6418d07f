/// The contents of storyboards, and the user who begins a segue.
extension Simulation {
  /// Registers a closure that creates the initial view controller of a storyboard (LCH-11).
  /// - Parameter name: The name in `UISceneConfiguration.storyboard`, in the property list, or of a `UIStoryboard` of the app.
  public func register(storyboard name: String, make: @escaping @MainActor () -> UIViewController) {
    storyboards.initial[name] = make
  }

  /// Registers a closure that creates the controller with an identifier in a storyboard (SGE-1).
  public func register(storyboard name: String, identifier: String, make: @escaping @MainActor () -> UIViewController) {
    storyboards.identified[name, default: [:]][identifier] = make
  }

  /// Registers a segue (SGE-2).
  ///
  ///     simulation.register(segue: "showDetail", from: List.self, .show) { Detail() }
  ///
  /// - Parameters:
  ///   - source: The class of the controllers that have it.
  ///   - make: Creates the destination, each time.
  public func register<Source: UIViewController>(
    segue identifier: String, from source: Source.Type, _ kind: ModelSegueKind,
    to make: @escaping @MainActor () -> UIViewController
  ) {
    storyboards.segues.append(RegisteredSegue(identifier: identifier, starts: { $0 is Source }, kind: kind, make: make))
  }

  /// Begins a segue as the user does who taps the control or row that it starts from (SGE-3). Nothing happens where the source is out of
  /// reach, or refuses.
  public func trigger(segue identifier: String, in source: UIViewController, sender: Any? = nil) {
    perform {
      guard source.isTouchable else { return }
      SegueRequest(identifier: identifier, source: source, sender: sender).run(asks: true)
    }
  }
}
