#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Compiles the theme files of a target of an Xcode project.
  extension PelmetPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return try ThemeModule(target, in: project).compilation(
        dependencies: target.themeDependencies(in: project), watched: Set(context.xcodeProject.targets.map(\.displayName)),
        tool: context.tool(named: "pelmetc"), workDirectory: context.pluginWorkDirectoryURL)
    }
  }

  extension ThemeModule {
    /// A project has no directory for a target. The module's is the one with the target's outermost `pelmet.json`, otherwise the one beside
    /// the project that has the target's name, where Xcode's templates put a target's files.
    fileprivate init(_ target: XcodeTarget, in project: URL) {
      let settings = target.inputFiles.map(\.url).filter { $0.lastPathComponent == "pelmet.json" }
        .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
      self.init(
        name: target.displayName,
        directory: settings?.deletingLastPathComponent() ?? project.appending(path: target.displayName))
    }
  }

  extension XcodeTarget {
    /// The targets of the project and the modules of packages that the target depends on, directly or not; each once.
    fileprivate func themeDependencies(in project: URL) -> [ThemeModule] {
      var modules: [String: ThemeModule] = [:]
      for dependency in dependencies {
        var found: [ThemeModule] = []
        if case .target(let target) = dependency {
          found = [ThemeModule(target, in: project)] + target.themeDependencies(in: project)
        } else if case .product(let product) = dependency {
          let targets = product.targets + product.targets.flatMap(\.recursiveTargetDependencies)
          found = targets.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) }
        }
        for module in found { modules[module.name] = module }
      }
      return modules.values.sorted { $0.name < $1.name }
    }
  }
#endif
