package import Pelmet

/// Everything that is generated, used off the main actor.
package func themes() async -> [Theme] {
  PackageAccessThemes.all + [.plain, .withParameter()]
}

/// The tables of the places.
package let tables: [Theme.Table] = [Theme.plain[.settings], Theme.plain[.default], Theme.plain[.settings, .default]]
