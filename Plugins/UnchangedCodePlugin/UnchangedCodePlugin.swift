import Foundation
import PackagePlugin

/// Lets Linux compile a target's code for UIKit as it is written: one command, `pelmetrewrite`, rewrites its files beside the build, and the
/// compiler reads the new texts under the files' own names.
@main
struct UnchangedCodePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try context.tool(named: "pelmetrewrite").url
    let output = context.pluginWorkDirectoryURL
    let listed = target.sourceFiles(withSuffix: "swift").filter { $0.url.path.hasPrefix(target.directoryURL.path) }
    let compiled = listed.filter { $0.type == .source }.map(\.url)
    let isOverlaid = compiled.map(\.lastPathComponent) != [Self.placeholder]
    let files = isOverlaid ? compiled : listed.filter { $0.type != .source }.map(\.url)
    var arguments = ["--root", target.directoryURL.path, "--output", output.path]
    var outputs = files.map { Self.text(of: $0, in: target.directoryURL, output) }
    if isOverlaid {
      arguments += ["--overlay", context.package.directoryURL.appending(path: ".uikit/\(target.name).yaml").path]
      // The compiler waits for this one, and with it for all the others.
      outputs = [output.appending(path: Self.placeholder)]
    }
    for (condition, part) in Self.holding where target.compilationConditions.contains(condition) {
      arguments += ["--holds", part]
    }
    return [
      .buildCommand(
        displayName: "Rewriting the code of \(target.name)", executable: tool, arguments: arguments + files.map(\.path),
        inputFiles: files,
        outputFiles: outputs)
    ]
  }

  /// The one source file of a target whose other files are compiled from their new texts, because SwiftPM takes no flags for an overlay
  /// from a package that another one depends on by version.
  private static let placeholder = "Rewritten.swift"

  /// The conditions with which a target says that Linux is to compile code in `#if os(iOS)`, or that for Objective-C's runtime.
  private static let holding = [("OS_IOS", "os(iOS)"), ("IMPORTS_OBJECTIVEC", "canImport(ObjectiveC)")]

  /// Where the tool writes the text of a file.
  private static func text(of file: URL, in folder: URL, _ output: URL) -> URL {
    let name = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
    let text = file.lastPathComponent == "main.swift" ? name : "\(name.dropLast(".swift".count)).onLinux.swift"
    return output.appending(path: "Rewritten/\(text)")
  }
}
