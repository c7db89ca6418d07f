internal import Pelmet
internal import PelmetDiagnostics

/// A property in a branch for systems that do not have it yet.
enum UnavailableProperty: ThemeRule {
  static let rule = Rule.unavailableProperty

  static func check(_ theme: CheckedTheme) {
    for when in theme.layers.flatMap(\.layer.whens) {
      guard let end = when.condition.belowOS, theme.versions.contains(where: when.condition.includes) else { continue }
      check(StyleObject(object: when.style, schema: Catalogue.style), below: end, theme)
    }
  }

  private static func check(_ object: StyleObject, below end: Theme.OSVersion, _ theme: CheckedTheme) {
    for entry in object.entries where entry.isSet {
      let (name, since) = introduction(of: entry)
      if since >= end {
        theme.report(
          rule, atKeyOf: entry.source,
          "'\(name)' needs iOS \(since), but this applies only before iOS \(end), so it is never set",
          fixIt: .init("remove \"\(entry.field.name)\"", edits: theme.edits.removal(of: [entry.source])))
      } else if let inner = entry.object {
        check(inner, below: end, theme)
      }
    }
  }

  /// The case or the key that is the newer, and the version that introduces it.
  private static func introduction(of entry: StyleEntry) -> (name: String, since: Theme.OSVersion) {
    if case .value(.enumeration(let names)) = entry.field.shape, let name = entry.name, let since = cases[names.type.swift]?[name]
    {
      return (name, Theme.OSVersion(since))
    }
    return (entry.field.name, entry.field.since)
  }

  /// Cases that are newer than the property, by the type in module Pelmet.
  private static let cases = [
    "Theme.NavigationItemStyle.LargeTitleDisplayMode": ["inline": 17],
    "Theme.NavigationItemStyle.SearchBarPlacement": ["integrated": 26, "integratedCentered": 26, "integratedButton": 26],
  ]
}
