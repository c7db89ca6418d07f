#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet

  /// The devices of one place of a theme: light beside dark, at rest and scrolled, with glass and before it. Leaves out pictures that would
  /// repeat others.
  @MainActor
  struct PreviewDevices {
    private var pictures: [(caption: String, picture: DevicePictureOnPage)] = []

    /// The newest system of each kind of bars: with glass, and before it.
    private static let versions: [Theme.OSVersion] = [Theme.OSVersion(27, 1), 18]

    /// - Parameters:
    ///   - own: The devices of the theme itself, for those of a place: what is at rest is drawn only where it differs from them.
    ///   - definitions: Those of the page, to which the pictures add theirs.
    init(
      _ table: Theme.Table, _ infoPlist: InfoPlist, beside own: PreviewDevices? = nil, sharing definitions: inout Definitions
    ) {
      let moments = DeviceStage.Moment.allCases
      for version in Self.versions {
        let columns = Theme.Traits.Scheme.allCases.map { scheme in
          let traits = Theme.Traits(scheme: scheme, contrast: .normal, idiom: .phone, os: version)
          return DeviceStage.pictures(of: table, for: traits, infoPlist, at: moments, sharing: &definitions)
        }
        for (index, moment) in moments.enumerated() {
          for (scheme, column) in zip(Theme.Traits.Scheme.allCases, columns) where column.indices.contains(index) {
            if moment == .rest, own?.pictures.contains(where: { $0.picture == column[index] }) == true { continue }
            add(column[index], "iOS \(version), \(scheme == .light ? "light" : "dark"), \(moment.rawValue)")
          }
        }
      }
    }

    private mutating func add(_ picture: DevicePictureOnPage, _ caption: String) {
      guard !pictures.contains(where: { $0.picture == picture }) else { return }
      pictures.append((caption, picture))
    }

    /// Sentences on what the pictures show otherwise than devices, each once.
    var approximations: [String] {
      var seen: Set<String> = []
      return pictures.flatMap(\.picture.approximations).filter { seen.insert($0).inserted }
    }

    var html: String {
      let figures = pictures.map { caption, picture in
        "<figure class=\"device\">\n\(picture.svg)<figcaption>\(caption)</figcaption>\n</figure>\n"
      }
      return "<div class=\"devices\">\n\(figures.joined())</div>\n"
    }
  }
#endif
