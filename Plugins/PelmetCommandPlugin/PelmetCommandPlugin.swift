import Foundation
import PackagePlugin

/// `swift package pelmet …`: runs the `pelmet` command in the package's directory, and tells it the package's modules. A plugin can import
/// nothing, so that this is the one program which is not started through the command's own `InstalledProgram`.
@main
struct PelmetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let modules = context.pluginWorkDirectoryURL.appending(path: "Modules.record")
    try Data(ModuleRecord(context.package).bytes).write(to: modules)
    let process = Process()
    process.executableURL = try context.tool(named: "PelmetMain").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment.merging([ModuleRecord.variable: modules.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }

  /// Makes SwiftPM fail after `pelmet` has printed its errors.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "pelmet ended with status \(status)" }
  }
}

extension ModuleRecord {
  /// The modules of a package, each with what the build plugin would hand over for it.
  fileprivate init(_ package: Package) {
    self.init(
      package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
        Entry(Module(ThemeModule(target)), dependencies: ThemeModule.dependencies(of: target).map(Module.init))
      })
  }
}

extension ModuleRecord.Module {
  fileprivate init(_ module: ThemeModule) {
    self.init(name: module.name, folder: module.directory.path, excluded: module.content.exclusions.paths)
  }
}
