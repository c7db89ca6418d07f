import Foundation
import PackagePlugin

/// The name of a module and the directory of its theme files. Both plugins are built with this file.
struct ThemeModule {
  let name: String
  let directory: URL
}

extension ThemeModule {
  /// The module of a target: its themes are the theme files in the target's directory.
  init(_ target: any Target) {
    self.init(name: target.name, directory: target.directoryURL)
  }

  /// All modules that a target depends on, directly or not, even those without theme files.
  static func dependencies(of target: any Target) -> [ThemeModule] {
    target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) }
  }
}
