import Foundation

extension Simulation {
  /// Rotates the device. The interface turns with it if the scene in front allows that (WIN-9); windows that fill the screen still
  /// fill it.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != .unknown else { return }
    perform {
      surroundings.heldOrientation = orientation
      process.turnInterface()
      keyboard.followScreen(firstResponders.latest)
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
  /// Shows the keyboard, as an app has it that takes text without a text field. Navigation controllers within reach hide their bars if they
  /// are set to (BAR-5).
  public func showKeyboard() {
    perform { keyboard.appear(in: window) }
  }

  /// Hides the keyboard with the key that an iPad has for that: the first responder resigns, if it is willing (FRM-2). Bars that the
  /// keyboard has hidden stay hidden (BAR-5).
  public func hideKeyboard() {
    perform {
      if let responder = firstResponders.latest { responder.resignFirstResponder() } else { keyboard.follow(nil) }
    }
  }
}
