import Foundation

/// The keyboard, or what an app shows in its place: where it is, and the notifications about it (FRM-10 to FRM-13).
@MainActor
final class Keyboard: FeatureState {
  /// The duration of its movements, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The curve of its movements: one that `UIView.AnimationCurve` has no name for.
  private static let curve = 7

  /// The frame on the screen, in points; `nil` while there is none.
  private(set) var frame: CGRect?

  /// The app's views that are shown in place of the keyboard and above it.
  private(set) weak var inputView: UIView?
  private(set) weak var accessoryView: UIView?

  /// The number of movements so far.
  private var movements = 0

  init(of simulation: any RunningSimulation) {}

  /// Shows the keyboard for a responder, or hides it for one that takes no text and has no view for input.
  func follow(_ responder: UIResponder?) {
    inputView = responder?.inputView
    accessoryView = responder.flatMap(Self.accessory)
    let keys = inputView.map { $0.bounds.height + strip } ?? responder.flatMap(Self.type).map(height) ?? 0
    let accessory = accessoryView.map { $0.bounds.height + (keys == 0 ? strip : 0) } ?? 0
    move(to: keys + accessory, in: responder?.placeInWindow?.window)
  }

  /// Shows the system's keyboard though there is no responder that it is for.
  func appear(in window: UIView?) {
    if frame == nil { move(to: height(.default), in: window) }
  }

  /// Moves to the place that the keyboard has on a screen that was turned.
  func followScreen(_ responder: UIResponder?) {
    guard frame != nil else { return }
    if let responder { follow(responder) } else { move(to: height(.default), in: nil) }
  }

  /// Forgets everything, at the end of a process.
  func reset() {
    frame = nil
    movements += 1
  }

  // MARK: Heights

  private func height(_ type: UIKeyboardType) -> CGFloat { heights.height(for: type) }

  private var heights: KeyboardHeights { KeyboardHeights(CurrentSimulation.device.idiom, screenSize) }

  private var strip: CGFloat { heights.strip(withHomeIndicator: CurrentSimulation.device.homeIndicator) }

  private var screenSize: CGSize {
    CurrentSimulation.simulation?.surroundings.screenSize ?? CurrentSimulation.device.screenSize
  }

  /// The type of the keyboard for a responder that takes text.
  private static func type(for responder: UIResponder) -> UIKeyboardType? {
    guard responder is any UIKeyInput else { return nil }
    return (responder as? any UITextInputTraits)?.keyboardType ?? .default
  }

  /// The accessory view of a responder, or of the nearest after it in the chain that has one.
  private static func accessory(of responder: UIResponder) -> UIView? {
    var next: UIResponder? = responder
    while let responder = next {
      if let view = responder.inputAccessoryView { return view }
      next = responder.next
    }
    return nil
  }

  // MARK: Movements

  private func move(to height: CGFloat, in window: UIView?) {
    let old = frame
    let screen = screenSize
    let new = height > 0 ? CGRect(x: 0, y: screen.height - height, width: screen.width, height: height) : nil
    guard new != old else { return }
    frame = new
    movements += 1
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: (new ?? old)?.height ?? 0)
    let notices = KeyboardNotices(wasShown: old != nil, isShown: new != nil, info: info(from: old ?? hidden, to: new ?? hidden))
    if old == nil { window?.keyboardAppears() }
    notices.postBefore()
    let movement = movements
    CurrentSimulation.simulation?.clock.after(Self.duration) { [weak self] in
      if self?.movements == movement { notices.postAfter() }
    }
  }

  private func info(from old: CGRect, to new: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue.holding(old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue.holding(new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension RunningSimulation {
  var keyboard: Keyboard { state() }
}
