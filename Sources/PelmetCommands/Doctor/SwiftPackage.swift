internal import Foundation
internal import PelmetFiles

/// A package on disk, about which SwiftPM is asked.
struct SwiftPackage {
  let folder: String

  /// Whether the folder has a manifest.
  var exists: Bool { FileManager.default.fileExists(atPath: "\(folder)/Package.swift") }

  /// The manifest as SwiftPM reads it: nothing else knows what Swift code says. A manifest is a program, and runs.
  /// - Parameter tell: Gets the lines that SwiftPM reports.
  func manifest(_ tell: (String) -> Void) throws(UsageFailure) -> PackageManifest {
    let text = try dump(tell)
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: text)
    } catch {
      throw UsageFailure(message: "this version of SwiftPM describes packages in a form that pelmet does not know")
    }
  }

  private func dump(_ tell: (String) -> Void) throws(UsageFailure) -> Data {
    let environment = ProcessInfo.processInfo.environment
    guard let swift = InstalledProgram("swift", environment) else {
      throw UsageFailure(message: "there is no 'swift' on the PATH; fix: install Swift, or add its folder to PATH")
    }
    // SwiftPM locks the folder of its builds. Inside 'swift package pelmet' that of the package is locked already.
    let scratch = try ScratchFolder()
    // Of sandboxes, macOS allows one.
    let isInside = PackageModules.isTold(environment)
    let output = try swift.run(
      ["package", "--package-path", folder, "--scratch-path", "\(scratch.path)/build"]
        + (isInside ? ["--disable-sandbox"] : []) + ["dump-package"],
      .swift(environment), in: scratch)
    let lines = output.errors.split(whereSeparator: \.isNewline)
    if !lines.isEmpty { tell(lines.joined(separator: "\n")) }
    guard output.status == 0 else {
      throw UsageFailure(
        message: "SwiftPM cannot read \(ThemeFolder(folder).path(of: "Package.swift")); its own message says why")
    }
    return output.bytes
  }
}
