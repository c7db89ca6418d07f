import Pelmet

/// Everything that is generated, used off the main actor.
nonisolated public func themes() async -> [Theme] {
  MainActorDefaultThemes.all + [.plain, .withParameter()]
}

/// The tables of the places.
nonisolated public let tables: [Theme.Table] = [Theme.plain[.settings], Theme.plain[.default], Theme.plain[.settings, .default]]
