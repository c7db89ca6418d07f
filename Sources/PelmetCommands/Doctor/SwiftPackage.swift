internal import Foundation
internal import PelmetFiles

/// A package on disk, about which SwiftPM is asked.
struct SwiftPackage {
  let folder: String

  /// The reason why SwiftPM could not be asked, for a message.
  struct Failure: Error {
    let message: String
  }

  /// Whether the folder has a manifest.
  var exists: Bool { FileManager.default.fileExists(atPath: "\(folder)/Package.swift") }

  /// The manifest as SwiftPM reads it: nothing else knows what Swift code says. What SwiftPM reports goes to standard error.
  func manifest() throws(Failure) -> PackageManifest {
    #if os(macOS) || os(Linux) || os(Windows)
      let text = try dump()
      do {
        return try JSONDecoder().decode(PackageManifest.self, from: text)
      } catch {
        throw Failure(message: "this version of SwiftPM describes packages in a form that pelmet does not know")
      }
    #else
      throw Failure(message: "there is no SwiftPM on this system")
    #endif
  }

  #if os(macOS) || os(Linux) || os(Windows)
    private func dump() throws(Failure) -> Data {
      let environment = ProcessInfo.processInfo.environment
      guard let swift = InstalledProgram.path(of: "swift", environment) else {
        throw Failure(message: "there is no 'swift' on the PATH; fix: install Swift, or add its folder to PATH")
      }
      // SwiftPM locks the folder of its builds. Inside 'swift package pelmet' that of the package is locked already.
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("pelmet-doctor-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      // Of sandboxes, macOS allows one.
      let isInside = PackageModules.isTold(environment)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: swift)
      process.arguments =
        ["package", "--package-path", folder, "--scratch-path", scratch.path] + (isInside ? ["--disable-sandbox"] : [])
        + ["dump-package"]
      let output = Pipe()
      process.standardOutput = output
      do {
        try process.run()
      } catch {
        throw Failure(message: "'\(swift)' cannot be run: \(error.localizedDescription)")
      }
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(message: "SwiftPM cannot read \(ThemeFolder(folder).path(of: "Package.swift")); its own message says why")
      }
      return text
    }
  #endif
}
