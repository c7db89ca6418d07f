/// The first responders: one in each window at most (FRM-1).
@MainActor
final class FirstResponders: FeatureState {
  private struct Seat {
    weak var window: UIView?
    weak var responder: UIResponder?
  }

  /// The window's first responders, the latest last.
  private var seats: [Seat] = []

  /// A view that asked to be first before it was in a window (FRM-3).
  private weak var waiting: UIView?

  /// The responder that is asked to resign because its view leaves the window; it may remove the view itself.
  private weak var leaving: UIResponder?

  /// How many responders are taking over from others, one in a callback of the other: the keyboard stays meanwhile.
  private var successions = 0

  init(of simulation: any RunningSimulation) {}

  /// The responder that became first last, in whichever window: the keyboard is for it.
  var latest: UIResponder? { seats.last { $0.responder != nil }?.responder }

  /// The first responder of a window.
  func current(in window: UIView) -> UIResponder? { seats.first { $0.window === window }?.responder }

  func has(_ responder: UIResponder) -> Bool { seats.contains { $0.responder === responder } }

  // MARK: Changes

  /// Makes a responder the first of its window. It is asked before the one from before is, and that one leaves before it begins (FRM-2).
  func make(_ responder: UIResponder) -> Bool {
    guard !has(responder) else { return true }
    guard let window = Self.window(of: responder) else {
      waiting = responder as? UIView
      return false
    }
    guard responder.canBecomeFirstResponder else { return false }
    waiting = nil
    guard vacate(window), Self.window(of: responder) === window else {
      keyboardFollows()
      return has(responder)
    }
    seats.append(Seat(window: window, responder: responder))
    responder.didBecomeFirst()
    return has(responder)
  }

  /// Lets the first responder of a window resign in favour of another.
  /// - Returns: Whether there is none now.
  private func vacate(_ window: UIView) -> Bool {
    guard let old = current(in: window) else { return true }
    successions += 1
    defer { successions -= 1 }
    return old.resignFirstResponder() && current(in: window) == nil
  }

  /// Takes a responder out of its place, if it is willing.
  func resign(_ responder: UIResponder) -> Bool {
    if waiting === responder { waiting = nil }
    guard has(responder) else { return true }
    guard responder.canResignFirstResponder else { return false }
    remove(responder)
    return true
  }

  /// Takes a responder out of its place without asking it.
  func remove(_ responder: UIResponder) {
    guard has(responder) else { return }
    seats.removeAll { $0.responder === responder || $0.responder == nil }
    responder.didResignFirst()
  }

  /// Takes the first responder out of a view, or out of one in it (FRM-4).
  /// - Returns: Whether one was there, and is not any more.
  func leave(_ view: UIView, isForced: Bool) -> Bool {
    guard let responder = responder(in: view) else { return false }
    guard isForced else { return responder.resignFirstResponder() }
    remove(responder)
    return true
  }

  /// The first responder that is this view, one in it, or the controller of one of them.
  private func responder(in view: UIView) -> UIResponder? {
    guard let window = view.window, let first = current(in: window) else { return nil }
    return first.placeInWindow?.isDescendant(of: view) == true ? first : nil
  }

  /// Shows the keyboard for the first responder of now, or hides it. While one takes over from another, nothing happens yet.
  func keyboardFollows() {
    guard successions == 0 else { return }
    CurrentSimulation.simulation?.keyboard.follow(latest)
  }

  /// Forgets all of them, at the end of a process.
  func reset() {
    seats.removeAll()
    waiting = nil
  }

  private static func window(of responder: UIResponder) -> UIView? { responder.placeInWindow?.window }

  // MARK: Windows

  /// Lets the first responder in a hierarchy that leaves its window resign, and takes out one that refuses (FRM-4).
  static func leaveWindow(with view: UIView) {
    guard let state = CurrentSimulation.simulation?.firstResponders, !state.seats.isEmpty,
      let responder = state.responder(in: view), responder !== state.leaving
    else { return }
    let outer = state.leaving
    state.leaving = responder
    responder.resignFirstResponder()
    state.leaving = outer
    state.remove(responder)
  }

  /// Makes a view first that asked for it before it was in a window (FRM-3).
  static func enterWindow() {
    guard let state = CurrentSimulation.simulation?.firstResponders, let waiting = state.waiting,
      waiting.window != nil
    else { return }
    state.waiting = nil
    waiting.becomeFirstResponder()
  }
}

extension RunningSimulation {
  var firstResponders: FirstResponders { state() }
}
