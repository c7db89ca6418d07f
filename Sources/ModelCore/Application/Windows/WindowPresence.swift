import Foundation

/// Tracks whether a window is on a screen, and shows or hides its root view controller, whose callbacks may let the window go: what calls
/// them holds it meanwhile.
@MainActor
final class WindowPresence {
  private unowned let window: UIWindow

  /// Whether the window was on a screen when last asked.
  private(set) var isPresent = false

  init(_ window: UIWindow) {
    self.window = window
  }

  /// To be called after whatever puts the window on a screen or takes it away.
  func update() {
    let window = window
    window.process?.windows.keepIfShown(window)
    guard isPresent != window.isOnScreen else { return }
    isPresent.toggle()
    if isPresent {
      ProxyReplay.run(forWindowAlone: window)
      window.rootViewController.map(show)
    } else {
      window.rootViewController.map(hide)
    }
  }

  /// How often a root may replace another in a callback of that, each in the one before.
  private static var mostReplacements: Int { 64 }
  private var replacements = 0

  /// To be called after the root controller has changed.
  func replaceRoot(_ old: UIViewController?) {
    let window = window
    guard old !== window.rootViewController else { return }
    guard replacements < Self.mostReplacements else {
      return CurrentSimulation.fault(
        .lch4,
        "\(Self.mostReplacements) roots of \(window.modelName) replaced one another, each in a callback of the one before; "
          + "the last one is not shown"
      )
    }
    replacements += 1
    defer { replacements -= 1 }
    if let old {
      hide(old)
      PresentationStack(from: old).discard()
      old.viewIfLoaded?.removeFromSuperview()
    }
    if isPresent { window.rootViewController.map(show) }
  }

  /// Loads and announces at once; the rest waits for the layout pass.
  private func show(_ root: UIViewController) {
    let window = window
    VerticalBarDecision.ask(root)
    let visible = PresentationStack(from: root).visible
    for controller in visible { controller.begin(appearing: true, animated: false) }
    // A callback may have hidden the window, or given it another root.
    guard isPresent, window.rootViewController === root else { return }
    if !root.isCovered {
      root.view.frame = window.bounds
      window.insertSubview(root.view, at: 0)
    }
    for controller in visible {
      CurrentSimulation.simulation?.clock.afterLayout { [weak controller] in
        if controller?.appearance == .appearing { controller?.endAppearance() }
      }
    }
  }

  private func hide(_ root: UIViewController) {
    for controller in PresentationStack(from: root).visible.reversed() {
      controller.begin(appearing: false, animated: false)
      controller.endAppearance()
    }
  }
}

extension UIWindow {
  /// Whether the window is visible if its scene is in the foreground. With scenes, a window needs one (LCH-3).
  var isOnScreen: Bool {
    guard !isHidden else { return false }
    guard let current = CurrentSimulation.process else { return true }
    guard process === current else { return false }
    guard let scene = hostScene else { return current.path != .scenes }
    return !scene.holdsAppearance && current.scenes.contains { $0 === scene }
  }

  /// Whether UIKit keeps the window: while it is shown in a connected scene, or in an app without scenes. On iOS 13 and 14 only the app
  /// keeps windows (LCH-15). Before a launch there is nobody else either.
  var isKept: Bool {
    guard !isHidden, let process, !(13...14).contains(CurrentSimulation.device.systemVersion.major) else { return false }
    guard let scene = hostScene else { return process.path == .appDelegate }
    return process.scenes.contains { $0 === scene }
  }

  /// The scene that the window is shown in: its own, else the one that UIKit supplies.
  var hostScene: UIWindowScene? { windowScene ?? process?.suppliedScene }

  /// Lets the process know the window, which then belongs to it.
  func enlist() {
    if process == nil { process = CurrentSimulation.process }
    process?.windows.add(self)
  }

  /// Attaches the window to the scene that UIKit supplies to an app without scenes, since iOS 13 (LCH-3).
  func joinSuppliedScene() {
    guard CurrentSimulation.device.systemVersion >= 13 else { return }
    if let scene = CurrentSimulation.process?.suppliedScene { windowScene = scene }
  }

  func showOrHide(_ wasHidden: Bool) {
    if !isHidden {
      CurrentSimulation.makeIfMissing()
      enlist()
      if wasHidden { process?.windows.bringToFront(self) }
    }
    presence.update()
  }
}
