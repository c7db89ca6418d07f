internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetReports

/// The report for scripts: everything, in one object.
enum SDKJSON {
  static func render(_ report: SDKReport) -> String {
    let tree: JSONTree = [
      "version": 1, "themes": .integer(report.themeCount), "steps": .array(report.steps.map(step)),
    ]
    return tree.text
  }

  private static func step(_ step: SDKReport.Step) -> JSONTree {
    [
      "before": .string("\(step.step.before)"), "after": .string("\(step.step.after)"),
      "ignored": .integer(step.ignoredCount), "illegible": .integer(step.illegibleCount),
      "values": .array(step.values.map(value)), "contrasts": .array(step.texts.map(text)),
      "sizes": .array(step.moves.map(move)), "facts": .array(step.facts.map(fact)),
    ]
  }

  private static func value(_ value: SDKReport.ChangedValue) -> JSONTree {
    let row = value.change.row
    return .members([
      "source": .string(value.source), "paths": .array(value.paths.map { .string($0) }),
      "effect": .string(value.effect.rawValue), "seen": .string(row.seen), "since": .string("\(row.since)"),
      "confidence": .string(row.confidence.rawValue), "policy": row.policy.map { .string($0) },
      "reports": .string(row.source), "fix": value.change.fix.map { .string($0) }, "themes": .array(value.themes.map(place)),
    ])
  }

  private static func text(_ text: SDKReport.ChangedText) -> JSONTree {
    .members([
      "source": text.source.map { .string($0) }, "contrast": DiffJSON.contrast(text.contrast),
      "themes": .array(text.themes.map(place)),
    ])
  }

  private static func place(_ place: SDKReport.Place) -> JSONTree {
    ["theme": .string(place.theme), "places": .array(place.places.map(DiffJSON.places))]
  }

  private static func move(_ move: BarMove) -> JSONTree {
    [
      "device": .string(move.device), "system": .string("\(move.system)"), "size": .string(move.name),
      "before": .number(move.before), "after": .number(move.after),
    ]
  }

  private static func fact(_ fact: SDKFact) -> JSONTree {
    .members([
      "rule": .string(fact.rule), "sdk": .string("\(fact.sdk)"), "since": .string("\(fact.sdk)"),
      "seen": .string(fact.seen), "confidence": .string(fact.confidence.rawValue), "policy": fact.policy.map { .string($0) },
      "audit": fact.audit.map { .string($0.name) }, "fix": fact.fix.map { .string($0) },
    ])
  }
}
