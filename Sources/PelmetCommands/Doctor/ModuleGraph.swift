internal import PelmetFiles

/// The modules that the themes of a target may name, by the manifests of its package and of those around it.
struct ModuleGraph {
  /// The package that is built, and then others as they are needed.
  private var packages: [Package]
  /// The places of other packages among them, by their folders; `nil` if one is not there.
  private var indices: [String: Int?] = [:]

  private struct Package {
    let manifest: PackageManifest
    let folders: TargetFolders
  }

  /// The dependencies of a target, direct or not.
  struct Modules {
    fileprivate(set) var modules: [(name: String, folder: ThemeFolder)] = []
    /// The names of packages whose manifests cannot be read.
    fileprivate(set) var missing: Set<String> = []
  }

  private let folder: String

  init(_ manifest: PackageManifest, in folder: String) {
    self.folder = folder
    packages = [Package(manifest: manifest, folders: TargetFolders(manifest, in: folder))]
  }

  /// - Parameter readsPackages: Whether SwiftPM is asked about other packages; otherwise their modules are left out.
  mutating func modules(of target: PackageManifest.Target, readsPackages: Bool) -> Modules {
    var found = Modules()
    var known: Set<String> = [target.name]
    var pending = [(package: 0, target: target)]
    while let (index, target) = pending.popLast() {
      for dependency in target.dependencies {
        var users = (index: index, names: [dependency.name])
        let manifest = packages[index].manifest
        if dependency.package != nil || !manifest.targets.contains(where: { $0.name == dependency.name }) {
          guard readsPackages, let product = product(dependency, of: index, &found) else { continue }
          users = product
        }
        for target in packages[users.index].manifest.targets where users.names.contains(target.name) {
          guard known.insert(target.name).inserted else { continue }
          pending.append((users.index, target))
          if let folder = packages[users.index].folders.themes(of: target), folder.hasJSON {
            found.modules.append((target.name, folder))
          }
        }
      }
    }
    found.modules.sort { $0.name < $1.name }
    return found
  }

  /// The targets of a product of another package.
  private mutating func product(
    _ product: PackageManifest.Reference, of index: Int, _ found: inout Modules
  ) -> (index: Int, names: [String])? {
    let manifest = packages[index].manifest
    let name = product.package?.lowercased()
    for dependency in manifest.dependencies where name == nil || dependency.name.lowercased() == name {
      guard let index = package(dependency) else {
        found.missing.insert(dependency.name)
        continue
      }
      let targets = packages[index].manifest.targets(of: product.name)
      if !targets.isEmpty { return (index, targets) }
    }
    return nil
  }

  private mutating func package(_ dependency: PackageManifest.Dependency) -> Int? {
    let place = dependency.folder(in: folder)
    if let known = indices[place] { return known }
    let package = SwiftPackage(folder: place)
    let manifest = package.exists ? try? package.manifest({ _ in }) : nil
    indices[place] = .some(manifest == nil ? nil : packages.count)
    if let manifest { packages.append(Package(manifest: manifest, folders: TargetFolders(manifest, in: place))) }
    return indices[place] ?? nil
  }
}

extension ThemeFolder {
  /// Whether themes can name something in the folder.
  fileprivate var hasJSON: Bool {
    let listing = listing(of: ["."])
    return !listing.files.isEmpty || !listing.others.isEmpty
  }
}
