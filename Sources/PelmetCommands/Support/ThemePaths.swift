internal import ArgumentParser
internal import PelmetFiles

/// The paths of a command that looks at themes where none is named.
enum ThemePaths {
  static let help = ArgumentHelp(
    "Folders and theme files. (default: 'themes' if it is here, else this folder)", valueName: "PATH")

  static func orDefault(_ paths: [String]) -> [String] {
    paths.isEmpty ? [ThemeFolder("themes").exists ? "themes" : "."] : paths
  }
}
