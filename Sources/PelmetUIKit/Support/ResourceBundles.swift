import Foundation

/// Finds the bundle in which a module's resources are.
enum ResourceBundles {
  /// SwiftPM calls the bundle of a target `<Package>_<Module>.bundle` (`.resources` where there are no bundles) and puts it beside the
  /// resources of the app, of a framework or of a test bundle.
  private static let all: [(name: String, bundle: Bundle)] = {
    // The system's own frameworks are many, and have none of them.
    let frameworks = Bundle.allFrameworks.filter { $0.bundlePath.hasPrefix(Bundle.main.bundlePath) }
    let homes = [Bundle.main] + Bundle.allBundles + frameworks
    let folders = Set(homes.flatMap { [$0.resourceURL, $0.bundleURL].compactMap { $0 } })
    let contents = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return contents.filter { ["bundle", "resources"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .compactMap { url in Bundle(url: url).map { (url.deletingPathExtension().lastPathComponent, $0) } }
  }()

  /// The bundle of a module; `nil`, which UIKit takes for the app's own, for the app itself and where there is none.
  static func bundle(of module: String?) -> Bundle? {
    guard let module else { return nil }
    return all.first { $0.name.hasSuffix("_" + module) }?.bundle
  }
}
