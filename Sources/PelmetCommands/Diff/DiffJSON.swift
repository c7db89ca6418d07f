internal import Pelmet
internal import PelmetReports

/// A difference for scripts: everything, in one object, also if no theme changes.
enum DiffJSON {
  static func render(_ report: DiffReport) -> String {
    let tree: JSONTree = [
      "version": 1, "old": .string(report.old), "new": .string(report.new), "compared": .integer(report.themeCount),
      "illegible": .integer(report.illegibleCount), "notes": .array(report.notes.map { .string($0.words()) }),
      "themes": .array(report.themes.map(theme)),
    ]
    return tree.text
  }

  static func theme(_ theme: ThemeDifference) -> JSONTree {
    [
      "name": .string(theme.name), "file": .string(theme.file), "kind": .string(theme.kind.rawValue),
      "abstract": .boolean(theme.isAbstract), "extends": .array(theme.bases.map { .string($0) }),
      "illegible": .integer(theme.illegibleCount), "changes": .array(theme.changes.map(change)),
    ]
  }

  private static func change(_ change: LookChange) -> JSONTree {
    .members([
      "paths": .array(change.paths.map { .string($0) }), "before": change.before, "after": change.after,
      "source": change.source.map { .string($0) }, "illegible": .boolean(change.isIllegible),
      "contrasts": .array(change.contrasts.map { contrast($0.change, in: $0.places) }),
      "places": .array(change.places.map(places)),
    ])
  }

  /// - Parameter found: Where the contrast is another one; `nil` where something around it says so.
  static func contrast(_ contrast: ContrastChange, in found: [ChangedPlaces]? = nil) -> JSONTree {
    .members([
      "slot": .string(contrast.slot), "id": .string(contrast.id), "part": .string(contrast.part),
      "ground": .string(contrast.ground),
      "needed": .number(contrast.minimum), "illegible": .boolean(contrast.isIllegible),
      "before": contrast.before.map(sample), "after": contrast.after.map(sample),
      "places": found.map { .array($0.map(places)) },
    ])
  }

  private static func sample(_ sample: ContrastChange.Sample) -> JSONTree {
    [
      "contrast": .number((sample.ratio * 100).rounded(.down) / 100),
      "foreground": .string(sample.foreground.shortDescription), "background": .string(sample.background.shortDescription),
    ]
  }

  /// Places in some looks; a member that is missing stands for all.
  static func places(_ places: ChangedPlaces) -> JSONTree {
    func names(_ names: [String]?) -> JSONTree? { names.map { .array($0.map { .string($0) }) } }
    return .members([
      "places": places.places.map { places in
        .array(
          places.map { place in
            .members(["context": place.context.map { .string($0.name) }, "screen": place.screen.map { .string($0.name) }])
          })
      },
      "looks": names(places.looks), "devices": names(places.devices), "systems": names(places.systems),
    ])
  }
}
