import Foundation
import PackagePlugin

/// Compiles the theme files in a target's directory with one command; `pelmetc` knows what is in them.
@main
struct PelmetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try ThemeModule(target).compilation(
      dependencies: target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) },
      tool: context.tool(named: "pelmetc"), workDirectory: context.pluginWorkDirectoryURL)
  }
}

extension ThemeModule {
  /// A target's module: its themes are the theme files in its directory.
  init(_ target: any Target) {
    self.init(name: target.name, directory: target.directoryURL)
  }
}
