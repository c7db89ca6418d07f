import Foundation
import PackagePlugin

/// The name of a module, the directory of its theme files, and what SwiftPM lists of it. Both plugins are built with this file.
struct ThemeModule {
  let name: String
  let directory: URL
  /// `nil` for a target of an Xcode project, which has no directory of its own.
  var files: TargetFiles?
  var isTest = false

  /// The files in the directory, and those among them that SwiftPM leaves out.
  var content: (walk: FolderWalk, exclusions: TargetFiles.Exclusions) {
    let walk = FolderWalk(directory.path)
    return (walk, files?.exclusions(in: walk) ?? TargetFiles.Exclusions())
  }
}

extension ThemeModule {
  /// The module of a target: its themes are the theme files in the target's directory, as far as SwiftPM lists them. What tests have as
  /// resources is for the tests to read.
  init(_ target: any Target) {
    self.init(name: target.name, directory: target.directoryURL)
    guard let target = target as? any SourceModuleTarget else { return }
    isTest = target.kind == .test
    let files = target.sourceFiles.filter { !isTest || $0.type != .resource }
    self.files = TargetFiles(files.map(\.url.path), in: directory.path)
  }

  /// All modules that a target depends on, directly or not, even those without theme files.
  static func dependencies(of target: any Target) -> [ThemeModule] {
    target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) }
  }
}
