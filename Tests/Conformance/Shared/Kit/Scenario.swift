/// A small story that UIKit plays on a device, and ModelCore in memory: what is called, in which order.
///
/// The documentation tells most of them as a table. The same file is compiled against UIKit and against ModelCore, so that a scenario uses
/// UIKit's public interface only. Whatever needs a finger is in the folder `Fingers`, which UIKit never sees.
struct Scenario: Sendable {
  /// The name in the documentation and in fixtures.
  let name: String
  /// The rules behind each line, by the callback's name or by the text before the colon of a state.
  let rules: [String: String]
  /// Whether layout is recorded too. Only the first layout of a step counts: how many follow depends on the machine.
  let hearsLayout: Bool
  /// Whether this is the launch of the process, which no step can repeat. No line of it is marked as later.
  let isLaunch: Bool
  /// Sets the stage, and returns what happens on it.
  let script: @MainActor @Sendable (Stage) -> [Step]

  init(
    _ name: String, rules: [String: String], hearsLayout: Bool = false,
    script: @escaping @MainActor @Sendable (Stage) -> [Step]
  ) {
    self.name = name
    self.rules = rules
    self.hearsLayout = hearsLayout
    self.script = script
    isLaunch = false
  }

  init(launch name: String, rules: [String: String]) {
    (self.name, self.rules, hearsLayout, isLaunch) = (name, rules, false, true)
    script = { _ in [] }
  }

  /// The ids of all rules that a line stands for, if the table of this scenario has it.
  func rules(of line: ScenarioLine) -> [String] {
    rules[line.name].map { $0.split(separator: ", ").map(String.init) } ?? []
  }
}

/// A thing that the app does, after which whoever plays it waits until nothing moves.
@MainActor
struct Step {
  /// As code, such as `pushViewController(B)`; nil for what only sets the stage and is not recorded.
  let title: String?
  let act: @MainActor () -> Void
  /// The values to read in the end, as `name: value`.
  var states: @MainActor () -> [String] = { [] }

  init(_ title: String, act: @escaping @MainActor () -> Void) {
    self.title = title
    self.act = act
  }

  private init(act: @escaping @MainActor () -> Void) {
    title = nil
    self.act = act
  }

  /// A step that sets the stage.
  static func before(_ act: @escaping @MainActor () -> Void) -> Step { Step(act: act) }

  /// With values to read in the end.
  func showing(_ states: @escaping @MainActor () -> [String]) -> Step {
    var step = self
    step.states = states
    return step
  }
}

extension [String: String] {
  /// These, where the other has none.
  func or(_ other: [String: String]) -> [String: String] { merging(other) { own, _ in own } }

  /// The same rule for all.
  static func all(_ rule: String, _ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, rule) })
  }
}
