import ModelCore

@testable import Conformance

/// The table of VCL-19: what the one that leaves and the one that arrives are told, for every kind of transition, from logs.
@MainActor
struct TransitionTable {
  struct Row {
    let title: String
    let rules: String
    let scenario: Scenario
    /// Who leaves and who arrives; `-` stays and is told nothing.
    let leaves: String
    let arrives: String
    /// The order that the semantics state, typed from there.
    let stated: String

    init(
      _ title: String, _ scenario: Conformance.Scenario, _ stated: String, rules: String = "VCL-19", leaves: String = "A",
      arrives: String = "B"
    ) {
      self.title = title
      self.rules = rules
      self.scenario = Scenario(scenario)
      self.stated = stated
      self.leaves = leaves
      self.arrives = arrives
    }

    /// The log, reduced to the callbacks that VCL-19 lists.
    @MainActor var logged: [String] {
      let names = Set(stated.split(separator: ", ").map { $0.split(separator: ".")[1] } + ["wA", "dA", "wD", "dD"])
      return scenario.play().map { "\($0.event.subject).\(Self.short[$0.event.name] ?? $0.event.name)" }
        .filter { names.contains($0.split(separator: ".")[1]) }
    }

    @MainActor var markdown: String {
      let logged = logged
      return
        "| \(title) | \(rules) | \(logged.joined(separator: ", ")) | \(part(of: leaves, in: logged)) | \(part(of: arrives, in: logged)) |"
    }

    /// With the places in the order.
    private func part(of subject: String, in logged: [String]) -> String {
      let own = logged.enumerated().filter { $0.element.hasPrefix("\(subject).") }.map {
        "\($0.offset + 1) \($0.element.dropFirst(2))"
      }
      return own.isEmpty ? "–" : own.joined(separator: ", ")
    }

    private static let short = [
      "viewDidLoad": "didLoad", "viewWillAppear": "wA", "viewIsAppearing": "iA", "viewDidAppear": "dA", "viewWillDisappear": "wD",
      "viewDidDisappear": "dD",
    ]
  }

  static let rows = [
    Row("push", CallbackOrders.push, "A.wD, B.wA, A.dD, B.dA"),
    Row("push, not animated", CallbackOrders.unanimatedPush, "A.wD, B.wA, A.dD, B.dA"),
    Row("pop", CallbackOrders.pop, "A.wD, B.wA, A.dD, B.dA"),
    Row("pop, not animated", CallbackOrders.unanimatedPop, "A.wD, B.wA, A.dD, B.dA"),
    Row("interactive pop", Fingers.swipe(completes: true), "A.wD, B.wA, A.dD, B.dA"),
    Row(
      "interactive pop, cancelled", Fingers.swipe(completes: false), "A.wD, B.wA, B.wD, B.dD, A.wA, A.dA",
      rules: "VCL-19, VCL-22"),
    Row("tab switch", Fingers.tabSwitch, "B.didLoad, B.wA, A.wD, B.dA, A.dD", rules: "VCL-19, TAB-12"),
    Row("full-screen present", CallbackOrders.fullScreen, "A.wD, B.wA, B.dA, A.dD", rules: "VCL-19, VCL-24"),
    Row(
      "full-screen dismiss", CallbackOrders.dismissal, "B.wD, A.wA, A.dA, B.dD", rules: "VCL-19, VCL-25", leaves: "B",
      arrives: "A"),
    Row("sheet present", CallbackOrders.sheet, "B.wA, B.dA", rules: "VCL-19, VCL-28", leaves: "-"),
    Row("sheet dismiss", CallbackOrders.sheetDismissal, "B.wD, B.dD", rules: "VCL-19, VCL-28", leaves: "B", arrives: "-"),
    Row("sheet dragged down", Fingers.draggedAway, "B.wD, B.dD", rules: "VCL-19, VCL-29", leaves: "B", arrives: "-"),
    Row("sheet let go", Fingers.draggedBack, "B.wD, B.wA, B.iA, B.dA", rules: "VCL-19, VCL-29", leaves: "B", arrives: "-"),
    Row("page, scroll", Fingers.turn(.scroll, completes: true), "B.wA, A.wD, B.dA, A.dD"),
    Row("page, scroll, cancelled", Fingers.turn(.scroll, completes: false), "B.wA, A.wD, A.wA, A.dA, B.wD, B.dD"),
    Row("page, curl", Fingers.turn(.pageCurl, completes: true), "B.wA, A.wD, A.dD, B.dA"),
    Row("page, curl, cancelled", Fingers.turn(.pageCurl, completes: false), "B.wA, A.wD, B.wD, A.wA, B.dD, A.dA"),
    Row("`transition(from:to:)`", CallbackOrders.exchange, "A.wD, B.wA, B.dA, A.dD", rules: "VCL-19, VCL-10"),
  ]

  static var markdown: String {
    (["| transition | rules | in order | leaves | arrives |", "|---|---|---|---|---|"] + rows.map(\.markdown)).joined(
      separator: "\n")
  }
}
