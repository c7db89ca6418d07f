import Foundation

/// BAR-4, 5.
extension UINavigationController {
  /// Whether something other than the app hides the bars.
  var areBarsHiddenAutomatically: Bool {
    // Most of them: no look at the surroundings.
    guard barVisibility.isTouched || hidesBarsWhenVerticallyCompact else { return false }
    return barVisibility.isHidden(in: barSurroundings)
  }

  func handleBarEvent(_ event: BarVisibility.Event) {
    barVisibility.handle(event, in: barSurroundings)
    layOutBars()
  }

  /// To be called in every layout: what a person revealed in compact height is forgotten in regular height.
  func updateBarVisibility() {
    guard barVisibility.isTouched else { return }
    let surroundings = barSurroundings
    if !surroundings.isHeightCompact { barVisibility.handle(.regularHeight, in: surroundings) }
  }

  private var barSurroundings: BarVisibility.Surroundings {
    var behaviors: BarVisibility.Behaviors = []
    if hidesBarsOnSwipe, barHideOnSwipeGestureRecognizer.isEnabled { behaviors.insert(.swipe) }
    if hidesBarsOnTap, barHideOnTapGestureRecognizer.isEnabled { behaviors.insert(.tap) }
    if hidesBarsWhenKeyboardAppears { behaviors.insert(.keyboard) }
    if hidesBarsWhenVerticallyCompact { behaviors.insert(.compactHeight) }
    let traits = viewIfLoaded?.traitCollection.traits ?? CurrentSimulation.device.traits
    return BarVisibility.Surroundings(behaviors: behaviors, isHeightCompact: traits.verticalSizeClass == .compact)
  }
}
