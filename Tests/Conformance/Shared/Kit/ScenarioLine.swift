/// A line of a played scenario: the heading of a step, a callback, or a state.
///
///     step pushViewController(B)
///     B.willMove(toParent: N)
///     later A.viewWillDisappear(animated: true)
///     = children: 2
struct ScenarioLine: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable { case step, callback, state }

  let kind: Kind
  /// Whether the callback came after the step's own call had returned.
  let isLater: Bool
  /// Without the marks of kind and time.
  let text: Substring

  init(_ line: some StringProtocol) {
    let line = Substring(line)
    let isLater = line.hasPrefix("later ")
    self.isLater = isLater
    if line.hasPrefix("step ") {
      (kind, text) = (.step, line.dropFirst(5))
    } else if line.hasPrefix("= ") {
      (kind, text) = (.state, line.dropFirst(2))
    } else {
      (kind, text) = (.callback, isLater ? line.dropFirst(6) : line)
    }
  }

  var description: String {
    switch kind {
    case .step: "step \(text)"
    case .state: "= \(text)"
    case .callback: isLater ? "later \(text)" : String(text)
    }
  }

  /// The callback without subject and arguments, `viewWillAppear`; a state's name.
  var name: String {
    switch kind {
    case .step: ""
    case .state: String(text.prefix { $0 != ":" })
    case .callback: String(call.drop { $0 != "." }.dropFirst())
    }
  }

  /// The callback without arguments, `B.viewWillAppear`.
  var call: Substring { text.prefix { $0 != "(" } }

  /// Whether the line says the same as one of the model, as far as it says anything: a source may not know arguments or times.
  func agrees(with played: ScenarioLine, exactly: Bool) -> Bool {
    if exactly { return self == played }
    guard kind == played.kind, !isLater || played.isLater else { return false }
    return text == played.text || kind == .callback && text == played.call
  }
}
