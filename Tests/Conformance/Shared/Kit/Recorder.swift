/// Whoever writes down what is called while a scenario is played.
@MainActor
final class Recorder {
  private(set) var lines: [String] = []
  /// Callbacks between the calls of steps are marked as later.
  var isLater = false
  private var isRecording = false
  private let hearsLayout: Bool
  /// The layout of this step that was heard.
  private var layouts: Set<String> = []

  init(hearsLayout: Bool) {
    self.hearsLayout = hearsLayout
  }

  /// Begins a step; one without a title is not recorded.
  func begin(_ title: String?) {
    isRecording = title != nil
    isLater = false
    layouts = []
    if let title { lines.append("step \(title)") }
  }

  func note(_ call: String) {
    guard isRecording else { return }
    lines.append(isLater ? "later \(call)" : call)
  }

  func noteLayout(_ call: String) {
    guard hearsLayout, isRecording, layouts.insert(call).inserted else { return }
    note(call)
  }

  func note(states: [String]) {
    guard isRecording else { return }
    lines += states.map { "= \($0)" }
  }
}
