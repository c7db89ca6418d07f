public import Foundation

extension Simulation {
  /// Resizes a window at once, in points, as the system does. An app that requires the full screen keeps sizes of its own (WIN-8).
  public func resize(_ session: UISceneSession, to size: CGSize) {
    guard let scene = openScene(of: session) else { return }
    perform {
      SurroundingsChange(process).run { scene.size = scene.admitted(size) }
      process.turnInterface()
    }
  }

  /// Begins to drag a window's edge (WIN-7). Returns `nil` if the window is closed, or its app can only fill the screen (WIN-8).
  public func beginResize(of session: UISceneSession) -> InteractiveResize? {
    guard let scene = openScene(of: session), !scene.requiresFullScreen || device.systemVersion >= 27 else { return nil }
    return perform {
      InteractiveResize(scene) { [weak self] scene, change in
        self?.perform {
          guard let process = scene.session.process else { return }
          SurroundingsChange(process).run(change)
          process.turnInterface()
        }
      }
    }
  }

  /// Drags a window's edge through these sizes, in points, with a layout pass after each, and lets go.
  public func resizeScene(_ session: UISceneSession, to sizes: CGSize...) {
    guard let drag = beginResize(of: session) else { return }
    for size in sizes {
      drag.update(to: size)
      layoutPass()
    }
    drag.end()
  }

  /// Makes the window of a pad one among others, with window controls, or lets it fill the screen again (WIN-1).
  ///
  /// The window keeps its size until it is resized. Before iOS 26, and on phones, there are no window controls: a fault.
  /// - Parameter session: The window; nil for the one in front.
  public func setWindowControls(_ areShown: Bool, in session: UISceneSession? = nil) {
    guard device.idiom == .pad, device.systemVersion >= 26 else {
      return record(ModelFault(rule: .win1, message: "windows have controls on pads since iOS 26 only"))
    }
    guard let session = session ?? scene?.session, let scene = openScene(of: session) else { return }
    perform { scene.setWindowed(areShown) }
  }

  /// Closes a window in the app switcher, and taps a button of its scene's closure confirmation (SCN-18).
  /// - Parameter title: One of ``UISceneClosureConfirmation/modelButtons``.
  public func closeWindow(_ session: UISceneSession, choosing title: String) {
    guard isClosureConfirmed(session, title) else { return }
    close(session)
  }

  /// Whether the user's answer closes the window; without a confirmation, or before iOS 27, nobody asks.
  func isClosureConfirmed(_ session: UISceneSession, _ title: String?) -> Bool {
    let scene = process.session(like: session)?.scene as? UIWindowScene
    guard device.systemVersion >= 27, let confirmation = scene?.closureConfirmation else { return true }
    return perform { confirmation.choose(title) }
  }

  private func openScene(of session: UISceneSession) -> UIWindowScene? {
    guard isOpen(session) else { return nil }
    return process.session(like: session)?.scene as? UIWindowScene
  }
}
