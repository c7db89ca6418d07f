import Pelmet

/// Everything that is generated, used off the main actor.
public func themes() async -> [Theme] {
  Swift5Themes.all + [.plain, .withParameter()]
}

/// The tables of the places.
public let tables: [Theme.Table] = [Theme.plain[.settings], Theme.plain[.default], Theme.plain[.settings, .default]]
