public import Foundation

extension Simulation {
  /// Rotates the device. Windows that fill the screen still fill it.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != .unknown else { return }
    changeSurroundings {
      resizeScenes { surroundings.rotate(to: orientation) }
    }
  }

  /// Changes the display in use. Scenes that fill it still do; others keep their width, if there is so much room.
  func resizeScenes(_ change: () -> Void) {
    let old = surroundings.display.fullSize
    change()
    let new = surroundings.display.fullSize
    for scene in process.scenes {
      let fills = scene.size == old || scene.half != nil
      scene.half = nil
      scene.size = fills ? new : CGSize(width: min(scene.size.width, new.width), height: new.height)
    }
  }

  /// Resizes a window, in points.
  public func resize(_ session: UISceneSession, to size: CGSize) {
    guard isOpen(session), let scene = process.session(like: session)?.scene as? UIWindowScene else { return }
    changeSurroundings { scene.size = size }
  }

  /// Light or dark, for the whole device.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { surroundings.traits.userInterfaceStyle }
    set { changeSurroundings { surroundings.traits.userInterfaceStyle = newValue } }
  }

  /// For the whole device.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { surroundings.traits.accessibilityContrast }
    set { changeSurroundings { surroundings.traits.accessibilityContrast = newValue } }
  }

  /// The text size, for the whole device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { surroundings.traits.preferredContentSizeCategory }
    set { changeSurroundings { surroundings.traits.preferredContentSizeCategory = newValue } }
  }

  /// For the whole device.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { surroundings.traits.layoutDirection }
    set { changeSurroundings { surroundings.traits.layoutDirection = newValue } }
  }

  func changeSurroundings(_ change: () -> Void) {
    perform { SurroundingsChange(process).run(change) }
  }
}

extension Simulation {
  /// Shows the keyboard. Navigation controllers within reach hide their bars if they are set to (BAR-5).
  public func showKeyboard() {
    perform {
      guard !isKeyboardShown else { return }
      isKeyboardShown = true
      for controller in window?.rootViewController?.navigationControllers ?? [] where controller.isTouchable {
        controller.handleBarEvent(.keyboardAppears)
      }
    }
  }

  /// Hides the keyboard. Bars that it has hidden stay hidden (BAR-5).
  public func hideKeyboard() {
    perform { isKeyboardShown = false }
  }
}
