package import Pelmet

extension Simulation {
  /// The scene in front; the last of several. Nil in the background.
  public var scene: UIWindowScene? { process.frontScene }

  /// The window in front: the key window of the scene in front, else its topmost window. Before the first launch the topmost of all.
  public var window: UIWindow? { frontWindows.last(where: \.isKeyWindow) ?? frontWindows.last }

  /// The visible windows of the scene in front, the topmost last. Before the first launch all that are visible.
  var frontWindows: [UIWindow] {
    process.windows.ordered.filter { $0.isOnScreen && (!process.isRunning || $0.hostScene === scene) }
  }

  /// Whether the last launch chose the life cycle without scenes, or would have if the system had admitted the app (LCH-12).
  package var launchedWithoutScenes: Bool { app.launchPath == .appDelegate }

  /// The visible state of the window in front (``window``).
  public var screen: ModelScreen? { window?.modelScreen }
}

extension UIWindow {
  /// The first controller of a class, from the root down.
  public func find<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    rootViewController?.find(type)
  }
}

extension UIViewController {
  /// This controller, or the first one below.
  func find<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    withDescendants.lazy.compactMap { $0 as? Controller }.first
  }

  /// This controller and all below, each before its children.
  var withDescendants: [UIViewController] {
    var all: [UIViewController] = []
    var next = [self]
    while let controller = next.popLast() {
      all.append(controller)
      next += controller.children.reversed()
    }
    return all
  }

  /// This controller and what is presented over it and those below, from back to front: a controller's own presentation is in front of
  /// those of controllers below it.
  var withPresented: [UIViewController] {
    var all: [UIViewController] = []
    var next = [self]
    while let layer = next.popLast() {
      all.append(layer)
      next += layer.withDescendants.compactMap { $0.presentation?.presented }
    }
    return all
  }
}

extension UIView {
  /// The views of a class that a finger could reach, this one and those below, from back to front.
  func touchable<View: UIView>(_ type: View.Type) -> [View] {
    guard isTouchable else { return [] }
    if let view = self as? View { return [view] }
    return subviews.flatMap { $0.touchable(type) }
  }
}

extension Simulation {
  /// The windows of the connected scenes in the order of their connection, those in front last, and where windows need no scene those
  /// that have none; hidden ones, too.
  package var liveWindows: [UIWindow] {
    let windows = process.windows.ordered
    let scenes = process.scenes.flatMap { scene in windows.filter { $0.hostScene === scene } }
    return scenes + (process.path == .scenes ? [] : windows.filter { $0.hostScene == nil })
  }
}

extension UITraitCollection {
  /// These traits in the terms of a theme, on a version of iOS.
  package func themeTraits(on version: Device.Release) -> Theme.Traits { traits.themeTraits(on: version) }
}

extension Theme.SystemColor {
  /// The colour on a version of iOS; `nil` for `tintColor`, which is that of the surrounding view.
  package func look(on version: Device.Release) -> Theme.Color? { SystemLook.of(version).color(named: rawValue) }
}
