import Foundation

/// The bundles with the resources of modules.
enum ResourceBundles {
  /// Every bundle beside the resources of the app, of its frameworks and of test bundles. SwiftPM names a target's
  /// `<Package>_<Module>.bundle`, or `.resources` on platforms without bundles.
  private static let all: [(name: String, bundle: Bundle)] = {
    // Only the app's: the system's frameworks are many and contain no such bundles.
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

  /// The bundle of a module; `nil`, by which UIKit means the app's own, if `module` is `nil` or has no bundle.
  static func bundle(of module: String?) -> Bundle? {
    guard let module else { return nil }
    return all.first { $0.name.hasSuffix("_" + module) }?.bundle
  }
}
