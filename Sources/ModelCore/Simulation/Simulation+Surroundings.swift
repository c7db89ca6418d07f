import Foundation

extension Simulation {
  /// Rotates the device. The interface turns with it if the scene in front allows that (WIN-9); windows that fill the screen still
  /// fill it.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != .unknown else { return }
    perform {
      surroundings.heldOrientation = orientation
      process.turnInterface()
    }
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

  /// Whether the user reduces transparency. The app hears of it by a notification of ``UIAccessibility``, and pictures show it (GLS-10).
  public var isReduceTransparencyEnabled: Bool {
    get { surroundings.reducesTransparency }
    set {
      guard newValue != surroundings.reducesTransparency else { return }
      perform {
        surroundings.reducesTransparency = newValue
        NotificationCenter.default.post(name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
      }
    }
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
